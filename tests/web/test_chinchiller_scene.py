"""Chinchiller Dice on the page: who sits where around the tub, and room for everybody at every size."""

import re

from playwright.sync_api import Page, expect

from web.conftest import LAPTOP, PHONE, Welcome
from web.layout import among_long_names, bottom_right, box, complaints
from web.playing import decide, offer, offers, settle

BOT = {"kind": "bot", "level": "regular"}


def seats(page: Page, side: str) -> list[int]:
    """Who sits on a side of the tub, in the order of the page."""
    found: list[str] = page.locator(f".side.{side} .badge").evaluate_all("all => all.map(one => one.dataset.seat)")
    return [int(seat) for seat in found]


def test_neighbours_sit_clockwise_around_the_tub(welcome: Welcome) -> None:
    ann, ben = welcome(), welcome()
    table = ann.sit("chinchiller", [{}, BOT, {}, BOT, BOT], {"first": "0"})
    ben.take(table, "chinchiller", "Ben")
    settle(ann.page)
    ben.page.locator(".scene:not(.unbuilt) .tub").wait_for()
    # who sits left is told by, and pays, whoever comes next in turn
    assert [seats(ann.page, side) for side in ("left", "across", "right")] == [[1], [2, 3], [4]]
    assert [seats(ben.page, side) for side in ("left", "across", "right")] == [[3], [4, 0], [1]]
    for size in ((360, 740), (740, 360), (LAPTOP["width"], LAPTOP["height"])):
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        left, right = box(ann.page, ".side.left .perch"), box(ann.page, ".side.right .perch")
        first, second = (ann.page.locator(".side.across .perch").nth(place).bounding_box() for place in (0, 1))
        assert first is not None
        assert second is not None
        assert left["x"] + left["width"] <= right["x"]
        assert first["x"] + first["width"] <= second["x"]
        assert max(first["y"], second["y"]) < min(left["y"], right["y"])
    # for those who do not see it, in words
    assert "to your left" in ann.page.locator(".side.left").inner_text()
    assert "to your right" in ann.page.locator(".side.right").inner_text()


def test_with_two_the_other_one_is_both_neighbours(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.sit("chinchiller", [{}, BOT], {"first": "0"})
    settle(visitor.page)
    assert seats(visitor.page, "across") == [1]
    assert "to your left and right" in visitor.page.locator(".side.across").inner_text()


def test_the_dice_of_the_turn_before_lie_there_until_they_are_thrown(welcome: Welcome) -> None:
    """They do not turn into two chinchillers, which would shut an eye, while the next player is waited for."""
    visitor = welcome(leisurely=True)
    page = visitor.page
    for _ in range(60):  # whoever throws two chinchillers shows nothing: then another turn does
        if not page.locator("[data-phase=playing]").count():
            visitor.sit("chinchiller", [{}, BOT], {"first": "1"}, patience=60)
        page.locator(f"{offer('throw')}, [data-phase=over]").first.wait_for()
        if page.locator("[data-phase=over]").count():
            continue
        said = re.findall(r"rolls? (\w+), (\w+)\.", page.locator("aside .talk ol").inner_text())
        lying = page.locator(".tub .die").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        assert [label.split(": ")[-1] for label in lying] == list(said[-1])
        if set(said[-1]) != {"chinchiller"}:
            page.reload()  # a page that comes later knows it, too
            page.locator(offer("throw")).first.wait_for()
            again = page.locator(".tub .die").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
            assert again == lying
            return
        page.locator(offer("throw")).click()
        if settle(page) != "over":
            decide(page, lambda offered: "take" if "take" in offered else offered[0])
    raise AssertionError("nothing but chinchillers")


def test_every_size_shows_the_dice_and_all_there_is_to_press(welcome: Welcome) -> None:
    visitor = welcome()
    among_long_names(visitor, "chinchiller")
    assert complaints(visitor.page) == {}
    # a name that has room is not cut
    visitor.page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    cut = "all => all.filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.textContent)"
    assert visitor.page.locator(".side .name").evaluate_all(cut) == []
    small = box(visitor.page, ".tub .die")["width"]
    visitor.page.set_viewport_size({"width": 1920, "height": 1080})
    large = box(visitor.page, ".tub .die")["width"]
    assert small >= 90
    assert large >= 135


def test_every_size_shows_all_the_numbers_that_can_be_told(welcome: Welcome) -> None:
    visitor = welcome()
    for _ in range(300):
        if not visitor.page.locator("[data-phase]").count() or settle(visitor.page) == "over":
            # whoever is blind first tells nobody anything: then it takes another game
            visitor.sit("chinchiller", [{}, BOT, BOT, BOT, BOT], {"first": "0"})
            continue
        if any(action.startswith("claim") for action in offers(visitor.page)):
            assert complaints(visitor.page) == {}
            visitor.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
            bottom_right(visitor.page, "[data-primary]")
            expect(visitor.page.locator("[data-primary]")).to_contain_text("(the truth)")
            told = visitor.page.locator("[data-action]").evaluate_all("all => all.map(one => one.dataset.action)")
            assert len(told) == len(set(told))  # no number has two buttons
            return
        decide(visitor.page, lambda offered: "take" if "take" in offered else offered[0])
    raise AssertionError("nobody had to be told anything")
