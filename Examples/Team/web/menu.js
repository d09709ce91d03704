const menu = document.getElementById("menu");
document.getElementById("open").addEventListener("click", () => menu.classList.toggle("open"));
