"""What the scene of Chili Dice says before something is lost: what picking means, how rolls last, a 0 for good."""

from playwright.sync_api import expect

from web.conftest import Welcome
from web.playing import hasty, play, settle


def test_the_pad_says_how_many_rolls_there_are_for_how_many_spaces(welcome: Welcome) -> None:
    visitor = welcome()
    page = visitor.page
    visitor.sit("chili", [{}])
    settle(page)
    expect(page.locator(".pad .pace")).to_have_text("29 rolls for 9 more spaces")
    expect(page.locator(".pad .short")).to_have_count(0)
    visitor.sit("chili", [{}], {"rolls": 10})
    settle(page)
    expect(page.locator(".pad .pace")).to_have_text("9 rolls for 9 more spaces")
    page.locator("[data-die='1'] button").first.click()
    expect(page.locator(".hand p.turn")).to_have_text("One die rolls again, 5 stay.")
    page.locator("[data-primary]").click()
    expect(page.locator(".pad .short")).to_have_text("Only 8 rolls for 9 more spaces!")


def test_the_pad_says_what_best_play_brings_where_that_is_known(welcome: Welcome) -> None:
    visitor = welcome()
    page = visitor.page
    visitor.sit("chili", [{}])
    settle(page)
    expect(page.locator(".pad .par")).to_have_text("Best play: about 351")
    visitor.sit("chili", [{}], {"rolls": 99})
    settle(page)
    expect(page.locator(".pad .par")).to_have_count(0)


def test_a_0_is_asked_about_once_before_it_is_written_for_good(welcome: Welcome) -> None:
    visitor = welcome()
    page = visitor.page
    visitor.sit("chili", [{}])
    settle(page)
    number = page.locator("[data-number]").get_attribute("data-number")
    nothing = page.locator(".pad .open.nothing").first  # there is always one: no roll is a straight and a pair as well
    written = page.locator(".pad .line:not(.open)")
    before = written.count()
    nothing.click()
    page.locator("[data-primary]").click()
    expect(page.locator("[data-primary]")).to_have_text("Yes, write 0")
    assert page.locator("[data-number]").get_attribute("data-number") == number
    nothing.click()  # put back: nothing is sure any more
    expect(page.locator("[data-sure]")).to_have_count(0)
    nothing.click()
    page.locator("[data-primary]").click()
    page.locator("[data-sure]").click()
    settle(page)
    expect(written).to_have_count(before + 1)


def test_a_0_that_is_a_blunder_as_well_is_asked_about_once(welcome: Welcome) -> None:
    visitor = welcome(coached=True)
    page = visitor.page
    visitor.sit("chili", [{}])
    settle(page)
    while not any('"advice"' in frame for frame in visitor.traffic):  # the house knows which choices are blunders
        page.wait_for_timeout(20)
    written = page.locator(".pad .line:not(.open)")
    before = written.count()
    page.locator(".pad .open.nothing").first.click()
    page.locator("[data-primary]").click()
    expect(page.locator("[data-confirm], [data-sure]")).to_have_count(1)
    page.locator("[data-confirm] [data-yes], [data-sure]").click()
    expect(written).to_have_count(before + 1)


def test_the_best_so_far_stands_on_the_pad_while_one_plays(welcome: Welcome) -> None:
    visitor = welcome()
    page = visitor.page
    visitor.sit("chili", [{}], {"rolls": 10})
    settle(page)
    expect(page.locator(".pad [data-best]")).to_have_count(0)
    play(page, hasty(1))
    page.locator("[data-tally]").wait_for()
    points = page.locator(".pad .total .unseen").inner_text()
    visitor.sit("chili", [{}], {"rolls": 10})
    settle(page)
    expect(page.locator(".pad [data-best]")).to_have_text(f"Your best: {points}")
    visitor.sit("chili", [{}], {"rolls": 30})  # another game
    settle(page)
    expect(page.locator(".pad [data-best]")).to_have_count(0)
