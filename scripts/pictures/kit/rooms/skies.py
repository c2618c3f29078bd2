"""Skies with clouds that have a lit and a shaded side: low sun by day, the blue hour."""
import math

import bpy

import materials as mat

from .mountains import mapped, mixed, texture


def low_sun(elevation, bearing, strength=0.11, shine=8.0, dust=1.2, cover=0.5, lit="FFF1DE", dark="8C99AA", bright=7.0):
    """Physical sky with heaps of cloud; bearing 0 puts the sun behind +y."""
    nodes, links = begun("low sun")
    air = nodes.new("ShaderNodeTexSky")
    air.sky_type = "NISHITA"
    air.sun_elevation, air.sun_rotation = math.radians(elevation), math.radians(bearing)
    air.sun_disc, air.dust_density = False, dust
    height, haze = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeMixRGB")
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Generated"], height.inputs[0])
    # Away from a low sun the sky of the model is too dark above the ground.
    links.new(mapped(nodes, links, height.outputs["Z"], 0.16, 0.0, 0.0, 0.6), haze.inputs[0])
    links.new(air.outputs[0], haze.inputs[1])
    haze.inputs[2].default_value = scaled("DAD6CC", 5.5)
    colour = clouded(nodes, links, haze.outputs[0], cover, bearing, scaled(lit, bright), scaled(dark, bright * 0.8))
    links.new(colour, nodes["Background"].inputs["Color"])
    nodes["Background"].inputs["Strength"].default_value = strength
    sunlight(elevation, bearing, shine)


def sunlight(elevation, bearing, shine):
    """The sun by itself, so that no cloud of the sky hides it; the lower, the warmer."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle = shine, math.radians(0.9)
    share = min(1.0, elevation / 34)
    light.color = 1.0, *(a + (b - a) * share for a, b in zip(mat.linear("FFD09C")[1:3], mat.linear("FFF4E6")[1:3]))
    sun = bpy.data.objects.new("sun", light)
    sun.rotation_euler = (math.radians(90 - elevation), 0, math.radians(180 - bearing))
    bpy.context.scene.collection.objects.link(sun)


def blue_hour(strength=0.5, bearing=300, cover=0.5, glow="C9A392", low="8FA6C4", high="2C4A74"):
    """After sunset: the last warmth low at one side, cloud banks that are darker than the sky."""
    nodes, links = begun("blue hour")
    way = nodes.new("ShaderNodeTexCoord").outputs["Generated"]
    height, side = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeVectorMath")
    links.new(way, height.inputs[0])
    side.operation, side.inputs[1].default_value = "DOT_PRODUCT", (math.sin(math.radians(bearing)), math.cos(math.radians(bearing)), 0)
    links.new(way, side.inputs[0])
    up = height.outputs["Z"]
    tone = mixed(nodes, links, mapped(nodes, links, up, 0.0, 0.42), low, high)
    both = nodes.new("ShaderNodeMath")
    both.operation = "MULTIPLY"
    links.new(mapped(nodes, links, up, 0.15, 0.0), both.inputs[0])
    links.new(mapped(nodes, links, side.outputs["Value"], 0.0, 1.0), both.inputs[1])
    tone = mixed(nodes, links, both.outputs[0], tone, glow)
    tone = clouded(nodes, links, tone, cover, bearing, scaled("8B93AC", 0.9), scaled("33486A", 0.8))
    links.new(tone, nodes["Background"].inputs["Color"])
    nodes["Background"].inputs["Strength"].default_value = strength


def begun(name):
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new(name)
    scene.world.use_nodes = True
    return scene.world.node_tree.nodes, scene.world.node_tree.links


def scaled(colour, factor):
    return tuple(value * factor for value in mat.linear(colour)[:3]) + (1.0,)


def clouded(nodes, links, behind, cover, bearing, lit, dark):
    """Clouds on a plane above; each is lit where it thins towards the sun."""
    way = nodes.new("ShaderNodeTexCoord").outputs["Generated"]
    part, lift, flat = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeVectorMath")
    links.new(way, part.inputs[0])
    lift.operation, lift.inputs[1].default_value = "ADD", 0.16
    lift.use_clamp = True
    flat.operation = "DIVIDE"
    links.new(part.outputs["Z"], lift.inputs[0])
    links.new(way, flat.inputs[0])
    links.new(lift.outputs[0], flat.inputs[1])
    aside = nodes.new("ShaderNodeVectorMath")
    aside.operation, turn = "ADD", math.radians(bearing)
    aside.inputs[1].default_value = (0.16 * math.sin(turn), 0.16 * math.cos(turn), 0.05)
    links.new(flat.outputs[0], aside.inputs[0])
    thick, beside = (texture(nodes, links, place, "ShaderNodeTexNoise", Scale=0.95, Detail=11, Roughness=0.56, Distortion=0.25) for place in (flat.outputs[0], aside.outputs[0]))
    slope = nodes.new("ShaderNodeMath")
    slope.operation = "SUBTRACT"
    links.new(thick, slope.inputs[0])
    links.new(beside, slope.inputs[1])
    start = 0.66 - 0.36 * cover
    tone = nodes.new("ShaderNodeMixRGB")
    tone.inputs[1].default_value, tone.inputs[2].default_value = dark, lit
    links.new(mapped(nodes, links, slope.outputs[0], -0.06, 0.09), tone.inputs[0])
    share, mix = nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMixRGB")
    share.operation = "MULTIPLY"
    links.new(mapped(nodes, links, thick, start, start + 0.16), share.inputs[0])
    # Towards the horizon they are lost in the haze.
    links.new(mapped(nodes, links, part.outputs["Z"], 0.0, 0.12, 0.25, 0.95), share.inputs[1])
    links.new(share.outputs[0], mix.inputs[0])
    links.new(behind, mix.inputs[1])
    links.new(tone.outputs[0], mix.inputs[2])
    return mix.outputs[0]
