import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const reeferSetPoint: NewsSeed = {
  id: '1214000000000011024',
  slug: 'reefer-set-point',
  type: 'IndustryNews',
  cover: 'news-reefer-port.webp',
  publishTime: '2025-11-20T08:05:00+00:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '药品海运：使用冷藏集装箱的七个误区',
    en_EN: 'Medicines at sea: seven misunderstandings about refrigerated containers',
    es_ES: 'Medicamentos por mar: siete malentendidos sobre los contenedores frigoríficos',
    fr_FR: 'Médicaments en mer : sept malentendus sur le conteneur frigorifique',
  },
  coverAlt: coverAlts['news-reefer-port.webp'],
  body: {
    zh_CN: `越来越多的 2–8 °C 药品改走海运，成本和碳排放都更低。冷藏集装箱原本为果蔬运输设计，以下是常见的七个误区。

1. **“装箱后会降温。”** 机组用于保持温度，不用于降温。货物须在装箱前达到 5 °C
2. **“空箱应先预冷。”** 仅在月台与箱内同温时可以。否则开门后湿热空气在箱壁结露，滴到纸箱上
3. **“装得越满越好。”** 红线以上不得装货，箱门处须留空。冷风从 T 形地板下方送出，堵塞后后排得不到冷却
4. **“通风口开一点，换换气。”** 只适用于果蔬。运输药品应关闭，并写入订舱单
5. **“设 2 °C 更保险。”** 送风温度设在下限时，机组前的第一托盘可能冻结。通常设为 5 °C
6. **“全程通电。”** 船上和码头有电，陆运段靠发电机，须确认由谁挂机、谁加油
7. **“船公司有记录。”** 记录的是送风和回风温度。货物温度要靠货物中的记录仪

## 起运之前

索取起运前检验（PTI）结果，核对有效期，并确认堆放位置：甲板上受日晒的箱子与舱内的环境温度差别很大。

> 请先看贴在箱门上的那张纸：设定温度和联系电话都应写在上面。

**伊尔丝·布兰兹马，服务总监**`,
    en_EN: `More and more medicines kept at 2–8 °C go by sea, which is cheaper and emits less. The refrigerated container, however, was designed for fruit and vegetables. Seven misunderstandings are common.

1. **“It will cool down on the way.”** The unit maintains a temperature; it is not meant to cool the load. Cargo has to be at 5 °C before loading
2. **“Let us precool the box.”** Only if the dock is as cold. Otherwise humid air enters with the first pallet, and condensation drips on the cartons
3. **“Fill it up.”** Not above the red line. Air comes from below, through the T-bar floor; where it is blocked, the rear rows are not cooled
4. **“A little fresh air.”** That is for fruit. For medicines the vents are closed, and the booking says so
5. **“Set it to 2 °C, to be safe.”** Then the first pallet by the unit may freeze. 5 °C is usual
6. **“It has power all the way.”** On board and in port. On the road it needs a generator, which somebody has to mount and refuel
7. **“The carrier has a record.”** Of supply and return air. The temperature of the cargo needs a logger in the cargo

## Before departure

Ask for the pre-trip inspection and its date, and where the container will be stowed: on the sunny side of the deck it is much warmer than in the hold.

> Look at the sheet on the door first. It should have the set point and a telephone number.

**Ilse Brandsma, Service Director**`,
    es_ES: `Cada vez más medicamentos que se conservan a 2–8 °C viajan por mar, que es más barato y emite menos. El contenedor frigorífico, sin embargo, se diseñó para fruta y verdura. Siete malentendidos son frecuentes.

1. **«Ya se enfriará por el camino.»** El equipo mantiene una temperatura; no está previsto para enfriar la mercancía, que debe estar a 5 °C antes de cargarse
2. **«Preenfriemos el contenedor.»** Solo si el muelle está igual de frío. Si no, con el primer palé entra aire húmedo y el agua condensada gotea sobre las cajas
3. **«Llénelo.»** No por encima de la línea roja. El aire viene de abajo, por el suelo en T; donde se tapa, las filas del fondo no se enfrían
4. **«Un poco de aire fresco.»** Eso es para la fruta. Con medicamentos, las rejillas van cerradas, y así consta en la reserva
5. **«Ponga 2 °C, por si acaso.»** El primer palé, junto al equipo, puede congelarse. Lo habitual son 5 °C
6. **«Tiene corriente todo el viaje.»** A bordo y en puerto. En carretera necesita un grupo electrógeno, que alguien debe montar y abastecer de combustible
7. **«La naviera tiene el registro.»** Del aire de impulsión y de retorno. La temperatura de la carga solo la mide un registrador colocado en ella

## Antes de zarpar

Pida la inspección previa al viaje (PTI) y su fecha. Pregunte también dónde irá estibado: en el lado soleado de la cubierta hace mucho más calor que en la bodega.

> Mire primero la hoja de la puerta. Debe llevar la consigna y un número de teléfono.

**Ilse Brandsma, directora de Servicio**`,
    fr_FR: `De plus en plus de médicaments à 2–8 °C sont transportés par mer, à moindre coût et avec moins d’émissions. Le conteneur frigorifique a pourtant été conçu pour les fruits et légumes. Voici sept malentendus fréquents.

1. **« La marchandise refroidira en route. »** Le groupe maintient une température ; il n’est pas conçu pour refroidir la marchandise. Elle doit être à 5 °C avant le chargement
2. **« Prérefroidissons le conteneur. »** Seulement si le quai est aussi froid. Sinon, l’air humide entre avec la première palette, et l’eau condensée goutte sur les cartons
3. **« Remplissez jusqu’en haut. »** Pas au-dessus de la ligne rouge. L’air vient d’en bas, par le plancher à profilés en T ; là où il est obstrué, les derniers rangs ne sont plus refroidis
4. **« Un peu d’air frais. »** Cela vaut pour les fruits. Pour les médicaments, les volets sont fermés, et la réservation le précise
5. **« Mettez 2 °C, par sécurité. »** La première palette, près du groupe, risque alors de geler. La consigne habituelle est de 5 °C
6. **« Il est alimenté pendant tout le trajet. »** À bord et au port. Sur la route, il faut un groupe électrogène, que quelqu’un doit monter et ravitailler
7. **« L’armateur a le relevé. »** Celui de l’air soufflé et repris. Pour la température de la marchandise, il faut un enregistreur dans la marchandise

## Avant le départ

Demandez l’inspection avant voyage (PTI) et sa date. Demandez aussi l’emplacement à bord : en pontée, au soleil, il fait bien plus chaud qu’en cale.

> Regardez d’abord la feuille collée sur la porte : elle doit porter la consigne et un numéro de téléphone.

**Ilse Brandsma, directrice du service**`,
  },
}
