export const spanish = `## La empresa

Norvane Biomedical desarrolla, fabrica y mantiene equipos para la cadena de frío de la medicina y las ciencias de la vida: frigoríficos, congeladores, recipientes de nitrógeno, cámaras frigoríficas, cabinas de seguridad biológica y la plataforma de monitorización que los conecta. Trabajan en la empresa 1640 personas, 286 de ellas en investigación y desarrollo. La sede, la fábrica y el centro de ensayos comparten un mismo recinto en Qingyu, provincia de Shanhai. Filiales propias en Leeds, Durham (Carolina del Norte), Getafe y Lyon y un centro de servicio en Róterdam atienden a los clientes de fuera de China. Los equipos Norvane funcionan en más de 120 países y en más de 500 biobancos.

## Los primeros años, de 2003 a 2008

Gu Chengyu llevaba catorce años reparando congeladores de laboratorio cuando decidió construir uno. En mayo de 2003, con diez compañeros, alquiló 600 m² en Qingyu. El primer año entregaron 41 frigoríficos de laboratorio, cada uno con una hoja de lecturas de 24 horas. Los clientes pedían esa hoja, y desde entonces ningún equipo sale sin la suya.

~~~figures
600 | m² | alquilados en Qingyu
41 || frigoríficos el primer año
24 | horas | de lecturas con cada uno
~~~

En 2004 le siguió un congelador de plasma de −40 °C. El primer vertical de −86 °C se terminó en septiembre de 2006, tras dos años de desarrollo. En 2008 se entregaron otros doce a una universidad de Chiang Mai: fue nuestra primera entrega en el extranjero.

## El centro de ensayos, de 2009 a 2013

El centro de ensayos se abrió en 2009, dos años antes de que hubiera un edificio de oficinas. Empezó con 14 cámaras climáticas que reproducen los lugares de uso de los equipos, de −30 °C a +60 °C. De aquel año data una regla: no se publica ninguna cifra que no se haya medido allí, y siempre se indican las condiciones.

En 2012, la OMS precalificó el primer frigorífico solar de accionamiento directo ensayado en esas cámaras. No lleva batería: acumula la energía solar del día en forma de hielo. Ese mismo año comenzaron las entregas en Europa.

## Del congelador a la cadena de frío completa, de 2014 a 2019

Las muestras pasan décadas en frío, y rara vez en un solo sitio. Los recipientes de nitrógeno se incorporaron a la gama en 2014 y las cabinas de seguridad biológica, en 2016. En 2018 llegó la plataforma de monitorización Trace, con alarmas por teléfono. El programa del altiplano empezó en 2019 con las autoridades sanitarias de la provincia; en abril de 2025, su frigorífico solar número mil llegó a un centro de salud a 4310 metros de altitud.

En esos años se abrieron filiales cerca de los clientes de otros países: Leeds en 2015, Durham (Carolina del Norte) en 2016, Getafe en 2017 y Lyon en 2018.

## Dos líneas y una tercera plataforma, desde 2020

La línea uno arrancó en 2020 con capacidad para 36 000 equipos al año. La línea dos, en marcha desde mayo de 2026, añade 24 000; su sala de ensayos tiene 120 puestos, y cada congelador se ensaya allí 24 horas a 32 °C antes de salir. Las acciones de la empresa cotizan en la Bolsa de Shanhai desde octubre de 2021.

Desde finales de 2022, ningún congelador destinado a Europa contiene HFC. La tercera plataforma de hidrocarburos se presentó en agosto de 2025 con el U830: 829 litros y 7,2 kWh al día a −80 °C, frente a los 11,6 del modelo anterior. Un laboratorio independiente tomó tres de nuestro almacén y midió 7,20 kWh de media.

En junio de 2025 se inauguró el laboratorio conjunto con la Universidad de Nanwan. Trace 4 se lanzó en junio de 2026, con 61 000 dispositivos conectados. En septiembre, el Biobanco East Lake abrió su segunda fase con 186 U830 y 24 V1000, y en octubre se inauguró el centro de Róterdam, con 11 400 referencias en stock.

## Lo que no ha cambiado

- Toda cifra se mide, se publica con sus condiciones y puede comprobarla cualquiera
- Los repuestos y el servicio se mantienen diez años tras el fin de fabricación de un modelo
- Cualquiera puede detener la línea sin tener que justificarlo
- A toda alarma debe responder una persona

> Una muestra vale lo que vale su registro, y el registro debe resistir cualquier inspección.

**Gu Chengyu, fundador y presidente**`

export const french = `## Qui nous sommes

Norvane Biomedical conçoit, fabrique et entretient des équipements pour la chaîne du froid de la médecine et des sciences du vivant : réfrigérateurs, congélateurs, cuves d’azote, chambres froides, postes de sécurité microbiologique, et la plateforme de surveillance qui les relie. L’entreprise emploie 1 640 personnes, dont 286 en recherche et développement. Siège, usine et centre d’essais partagent un même site à Qingyu, dans la province de Shanhai. À l’étranger, des filiales à Leeds, Durham (Caroline du Nord), Getafe et Lyon ainsi qu’un centre de service à Rotterdam assurent le suivi des clients. Les appareils Norvane fonctionnent dans plus de 120 pays et dans plus de 500 biobanques.

## Les premières années, de 2003 à 2008

Gu Chengyu réparait des congélateurs de laboratoire depuis quatorze ans lorsqu’il a décidé d’en construire un. En mai 2003, avec dix collègues, il a loué 600 m² à Qingyu. La première année, ils ont livré 41 réfrigérateurs de laboratoire, chacun avec une page de relevés sur 24 heures. Les clients la réclamaient ; depuis, aucun appareil ne part sans la sienne.

~~~figures
600 | m² | loués à Qingyu
41 || appareils la première année
24 | heures | de relevés avec chacun
~~~

Un congélateur à plasma à −40 °C a suivi en 2004. Le premier congélateur vertical à −86 °C a été achevé en septembre 2006, après deux ans de développement. En 2008, douze autres sont partis pour une université de Chiang Mai : notre première livraison à l’étranger.

## Le centre d’essais, de 2009 à 2013

Le centre d’essais a ouvert en 2009, deux ans avant que l’entreprise ait un immeuble de bureaux. Il comptait au départ 14 enceintes climatiques, qui reproduisent, de −30 °C à +60 °C, les conditions d’utilisation des appareils. Une règle date de cette année-là : aucun chiffre n’est publié sans y avoir été mesuré, et les conditions de mesure sont toujours indiquées.

En 2012, l’OMS a préqualifié le premier réfrigérateur solaire à entraînement direct testé dans ces enceintes. Il n’a pas de batterie : il stocke l’énergie solaire de la journée sous forme de glace. Les livraisons vers l’Europe ont commencé la même année.

## Du congélateur à la chaîne du froid complète, de 2014 à 2019

Les échantillons restent au froid des dizaines d’années, rarement au même endroit. Les cuves d’azote ont rejoint la gamme en 2014, les postes de sécurité microbiologique en 2016. La plateforme de surveillance Trace a suivi en 2018, avec alarmes par téléphone. Le programme des hauts plateaux a débuté en 2019 avec les autorités sanitaires de la province ; en avril 2025, son millième réfrigérateur solaire a atteint un centre de santé à 4 310 mètres d’altitude.

Au fil de ces années, des filiales se sont ouvertes près des clients étrangers : Leeds en 2015, Durham (Caroline du Nord) en 2016, Getafe en 2017, Lyon en 2018.

## Deux lignes et une troisième plateforme, depuis 2020

La ligne un a démarré en 2020 avec une capacité de 36 000 appareils par an. La ligne deux, en service depuis mai 2026, en ajoute 24 000 ; sa salle d’essai compte 120 postes, et chaque congélateur y est testé pendant 24 heures à 32 °C avant son expédition. Depuis octobre 2021, l’action de l’entreprise est cotée à la Bourse de Shanhai.

Depuis la fin de 2022, aucun congélateur destiné à l’Europe ne contient de HFC. La troisième plateforme à hydrocarbures a été lancée en août 2025 avec l’U830 : 829 litres et 7,2 kWh par jour à −80 °C, contre 11,6 pour le modèle précédent. Un laboratoire indépendant en a prélevé trois dans notre stock et mesuré 7,20 kWh en moyenne.

Le laboratoire commun avec l’université de Nanwan a ouvert en juin 2025. Trace 4 est sorti en juin 2026, avec 61 000 appareils raccordés. En septembre, la biobanque East Lake a ouvert sa deuxième phase avec 186 U830 et 24 V1000 ; en octobre, le centre de Rotterdam a ouvert avec 11 400 références en stock.

## Ce qui n’a pas changé

- Chaque chiffre est mesuré, donné avec ses conditions, et chacun peut le vérifier
- Les pièces et le service restent assurés dix ans après l’arrêt de fabrication d’un modèle
- Chacun peut arrêter la ligne, sans avoir à se justifier
- Une personne doit répondre à chaque alarme

> Un échantillon vaut ce que vaut son relevé, et le relevé doit résister à toute inspection.

**Gu Chengyu, fondateur et président**`
