"""Three sections of where film is trimmed: over a gap, on an edge that is turned under, along a tape with a thread."""
from .sections import FILM, PAINT, STEEL, TAPE, knife, layer
from .sheet import arrow, number, path


def over_a_gap():
    left, right = "M24 226H78Q90 226 90 238V300", "M224 226H164Q152 226 152 238V300"
    return [
        layer(left, STEEL, 16), layer(right, STEEL, 16),
        layer("M24 212H80Q104 212 104 236V262", PAINT, 5), layer("M224 212H162Q138 212 138 236V262", PAINT, 5),
        layer("M24 202H113", FILM, 8), layer("M224 202H129", FILM, 8),
        knife(121, 236), number(1, 66, 92),
    ]


def turned_under():
    return [
        layer("M262 226H388Q408 226 408 246V292H378", STEEL, 16),
        layer("M262 212H390Q422 212 422 244V306H380", PAINT, 5),
        layer("M262 202H390Q432 202 432 244V316H378", FILM, 8),
        path("cut", "M378 308V346"), arrow(356, 336, 372, 322), number(2, 304, 92),
    ]


def along_a_tape():
    return [
        layer("M496 226H704", STEEL, 16), layer("M496 212H704", PAINT, 5),
        layer("M566 204H634", TAPE, 5),
        layer("M496 202H548Q560 202 566 195H598", FILM, 8), layer("M704 202H652Q640 202 634 195H606", FILM, 8),
        path("ink", "M602 200V120"), '<circle class="dot" cx="602" cy="200" r="5"/>', arrow(602, 150, 602, 84), number(3, 538, 92),
    ]


def draw():
    return [path("thin", "M243 60V320M478 60V320", stroke_opacity=".3"), *over_a_gap(), *turned_under(), *along_a_tape()]
