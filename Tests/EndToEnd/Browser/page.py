"""Opens an HTML report in Chromium and checks one thing of it: page.py CHECK REPORT

Prints a line for everything that is wrong, and nothing where all is well.
"""
import pathlib
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

# Told by scripts and elements that came from the data of the report, if they came to life.
ALIVE = "window.alive = []; window.touched = what => window.alive.push(what);"


def say(*what):
    print(*what)


def expect(found, wanted, what):
    if found != wanted:
        say(f"{what}: {found!r}, not {wanted!r}")


class Page:
    """The report in a window of its own; what happens in it that should not is told."""

    def __init__(self, browser, url, width=1400, height=900, scheme="light"):
        self.context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
        self.page = self.context.new_page()
        self.page.add_init_script(ALIVE)
        self.page.on("dialog", lambda dialog: (say("a dialog:", dialog.message), dialog.dismiss()))
        self.page.on("pageerror", lambda error: say("an error:", error))
        self.page.on("console", lambda message: message.type == "error" and say("an error:", message.text))
        self.page.on("popup", lambda _: say("a window was opened"))
        self.page.on("request", lambda request: self.note(request.url))
        self.document = url.split("#")[0]
        self.page.goto(url)
        self.page.wait_for_selector("#title", state="attached")

    def note(self, url):
        if url.split("#")[0] != self.document and not url.startswith("data:"):
            say("a request:", url)

    def settle(self):
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)
        self.settle()

    def names(self):
        return self.page.locator(".row.test .name").all_inner_texts()

    def title(self):
        return self.page.locator("#title").inner_text().strip()

    def open_everything(self):
        """Opens every test with all that can be unfolded in it."""
        for row in range(self.page.evaluate("() => document.querySelectorAll('.row.test').length")):
            self.page.locator(".row.test").nth(row).click()
            self.unfold()
            yield

    def unfold(self):
        for _ in range(8):
            folded = self.page.evaluate(
                """() => { const folded = document.querySelectorAll('.pane details:not([open])');
                           for (const part of folded) part.open = true; return folded.length; }""")
            self.settle()
            if not folded:
                return


def accessibility(browser, url):
    """Nothing serious is found by axe, in both themes and at both widths, in the list and in an opened test."""
    for width in (1400, 400):
        for scheme in ("light", "dark"):
            page = Page(browser, url, width=width, scheme=scheme)

            def look(where):
                for found in Axe().run(page.page).response["violations"]:
                    if found["impact"] in ("serious", "critical"):
                        places = [node["html"][:200] for node in found["nodes"][:3]]
                        say(f"{width} {scheme} {where}: {found['impact']} {found['id']}: {found['help']} {places}")

            look("list")
            page.press("n", "Enter")
            page.unfold()
            look("test")
            page.press("Escape")
            look("run")
            page.press("?")
            look("keys")
            page.context.close()


def payloads(browser, url):
    """Nothing of the data becomes an element, an address or a script."""
    page = Page(browser, url)
    page.page.click("text=show all")
    for _ in page.open_everything():
        foreign = page.page.evaluate(
            """() => [...document.querySelectorAll('*')].filter(element =>
                 ['IMG', 'IFRAME', 'OBJECT', 'EMBED', 'B', 'MATH', 'BASE', 'FORM'].includes(element.tagName)
                 || element.getAttributeNames().some(name => name.startsWith('on'))
                 || (element.hasAttribute('href') && !/^(#|data:,$)/.test(element.getAttribute('href')))
                 || element.hasAttribute('src')).map(element => element.outerHTML.slice(0, 200))""")
        for element in foreign:
            say("an element:", element)
        scripts = page.page.evaluate("() => [...document.scripts].map(script => script.type)")
        expect(sorted(scripts), ["", "application/json"], "scripts")
    expect(page.page.evaluate("() => window.alive"), [], "scripts that ran")
    text = page.page.locator(".pane").inner_text()
    if "</script>" not in text:
        say("the payload is not told as text")


def keyboard(browser, url):
    """Filters and the list work by keyboard."""
    page = Page(browser, url)
    expect(page.names(), ["refuses", "stumbles"], "at the beginning")
    expect(page.title().split("\n")[-1], "refuses", "the first failure")
    page.press("/")
    page.page.keyboard.type("stum")
    page.settle()
    expect(page.names(), ["stumbles"], "by text")
    page.page.keyboard.type("zzz")
    page.settle()
    expect(page.names(), [], "by text that stands nowhere")
    expect(page.page.locator(".count [role=status]").inner_text(), "0 of 5 tests", "how many that are")
    expect(page.page.locator(".nothing").is_visible(), True, "what is said of none")
    page.press("Escape", "Escape", "Escape")
    expect(page.names(), ["creates", "reads", "refuses", "stumbles", "waits"], "all")
    page.press("j", "j")
    expect(page.title().split("\n")[-1], "reads", "after j j")
    page.press("k")
    expect(page.title().split("\n")[-1], "creates", "after k")
    page.press("n")
    expect(page.title().split("\n")[-1], "refuses", "after n")
    page.press("f")
    expect(page.names(), ["refuses", "stumbles"], "after f")
    page.press("Escape", "Escape")
    page.page.locator("[data-outcome=skipped]").focus()
    page.press("Space")
    expect(page.names(), ["waits"], "by outcome")
    page.press("Space")
    page.page.locator(".tags > summary").focus()
    page.press("Enter", "Tab", "Space")
    expect(page.page.locator(".tags > summary").inner_text(), "Tags: slow", "the tag")
    expect(page.names(), ["reads", "waits"], "by tag")
    page.press("Escape")
    page.page.locator("[data-order=time]").focus()
    page.press("Enter")
    expect(page.page.locator(".row.file").count(), 0, "files in the order of time")
    page.press("?")
    expect(page.page.locator("dialog[open]").count(), 1, "the keys")
    page.press("Escape")
    expect(page.page.locator("dialog[open]").count(), 0, "the keys, closed")


def link(browser, url):
    """A link to a test opens it, whatever the filters."""
    page = Page(browser, url + "#a.json::reads")
    expect(page.title().split("\n")[-1], "reads", "the test of the link")
    expect(page.names(), ["refuses", "stumbles"], "the list beside it")
    address = page.page.locator(".facts a").get_attribute("href")
    expect(address, "#a.json::reads", "its own link")
    narrow = Page(browser, url + "#a.json::refuses", width=400)
    expect(narrow.title().split("\n")[-1], "refuses", "the test of the link, narrow")
    expect(narrow.page.locator(".tests").is_visible(), False, "the list, narrow")
    narrow.page.click("text=all tests")
    expect(narrow.page.locator(".tests").is_visible(), True, "the list, narrow, after going back")


def details(browser, url):
    """An opened test tells all that is known of it."""
    page = Page(browser, url)
    page.unfold()
    texts = lambda selector: page.page.locator(selector).all_inner_texts()
    expect(texts(".sides del"), ["201", "brown", "3"], "marked in what was expected")
    expect(texts(".sides ins"), ["200 OK", "red", "2"], "marked in what came")
    ground = lambda selector: page.page.locator(selector).first.evaluate("e => getComputedStyle(e).backgroundColor")
    expect(ground(".sides del"), "rgb(211, 242, 220)", "green, as on a terminal, what was expected")
    expect(ground(".sides ins"), "rgb(255, 217, 214)", "red what came")
    expect([text.split("\"")[1] for text in texts(".source .here")], ["expect", "name"], "lines of the spec")
    expect(texts(".because"), ["because it is"], "reasons")
    around = texts("details:has(> summary:text('Setup of the file: 1 step')) .step .what")
    expect(["prepare" in text for text in around], [True], "the steps of the setup")
    expect(page.page.locator(".water rect.wait").count(), 2, "waits in the waterfall")
    expect(texts(".card details:has(summary:text('times')) tr:last-child th[scope=row]"), ["two"], "the table of times")
    bodies = [" ".join(text.split()) for text in texts(".body")]
    wanted = ['{ "id": 7, "text": "the quick red fox", "price": 1.10, "all": [ 1, 2, { "a": null } ] }',
              "<a x='1'> <b>2</b> <c/> </a>"]
    expect([text for text in bodies if text[0] in "{<"], wanted, "bodies")
    command = texts("pre.body")[0]
    expect(command.startswith("curl ") and "/notes" in command, True, f"the command {command}")
    page.page.click("text=copy as curl >> nth=0")
    page.settle()
    expect(page.page.locator("#said").inner_text(), "curl command copied", "what is said of copying")
    page.page.click("text=raw >> nth=0")
    first = page.page.locator(".body").first.inner_text()
    expect(first.startswith('{"id":7,'), True, "the raw body")
    page.press("Escape", "Escape")
    page.page.locator(".row.test").first.click()
    page.unfold()
    expect(texts(".sub .pairs:has(caption:text('captured')) tr"), ["id\t7"], "captured values")


def plain(browser, url):
    """Without script the page tells the numbers and what went wrong."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(url)
    expect(page.locator("h1").inner_text(), "2 of 5 tests failed", "the headline")
    expect(page.locator("#plain h3").all_inner_texts(), ["refuses", "stumbles"], "what went wrong")
    expect(page.locator("#app").is_visible(), False, "the list that needs the script")


CHECKS = {check.__name__: check for check in (accessibility, payloads, keyboard, link, details, plain)}

with sync_playwright() as playwright:
    chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    CHECKS[sys.argv[1]](chromium, pathlib.Path(sys.argv[2]).resolve().as_uri())
    chromium.close()
