# unknown; it needs a module that is not here
import pygame_that_is_not_here as pygame

pygame.init()
queens = []
