"""Errors of writing a site."""

from dicehouse.core.errors import DicehouseError, define

define(
    {
        "site.foreign": "{folder} holds files that no site is made of, such as {name}. Give a new or an empty folder.",
        "site.not-built": "The files of the page are not built: run make web in the source, or install a wheel.",
        "site.pyodide": "{folder} is not Pyodide {version}: {name} is missing or of another version.",
        "site.docs": "{folder} holds no documentation: there is no index.html.",
    }
)


class SiteError(DicehouseError):
    """A site cannot be written."""
