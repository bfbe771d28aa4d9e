# unknown; it prints without an end
while True:
    print("Q . . ." * 100)
