import { internationalOnly } from '../sites'
import type { ServiceTypeSeed } from './types'

export const breakdown: ServiceTypeSeed = {
  id: '1214000000000002203',
  slug: 'breakdown',
  mode: 'single',
  contractLayout: 'normal',
  cover: 'service-breakdown.webp',
  order: 3,
  sites: internationalOnly,
  updateTime: '2026-10-06T09:00:00+02:00',
  name: { zh_CN: '故障抢修', en_EN: 'Breakdown', es_ES: 'Averías', fr_FR: 'Dépannage' },
  content: {
    zh_CN: `满载的 U830 断电后由 −80 °C 升到 −50 °C 需 290 分钟，这是可用的处置时间。

~~~figures
11,400 | 种 | 鹿特丹储备的备件
27 | 小时 | 试运行送达中位时间
24 | 小时 | 备用冰箱送达时限
~~~

## 来电之前

1. 保持箱门关闭
2. 检查门封、电源和冷凝器前格栅：三成来电的原因在这三处
3. 记下屏幕读数、报警代码、序列号
4. 有备用冰箱的，先确定转移人员和次序

## 电话支持

接听电话的工程师都有三年以上现场经验。联网设备可同时查看曲线，判断是箱门、供电还是制冷故障，通常不超过十分钟。工作时间之外，值班电话只受理正在升温的设备。

## 零件与备机

- 鹿特丹服务中心储备 11,400 种备件，中欧时间 16 时前下单，当天出库；试运行期间从下单到送达的中位时间为 27 小时
- 12 台备用超低温保存箱常年制冷，Complete 合同用户 24 小时内送达
- 碳氢制冷剂回路只由持证人员维修，作业前先检测可燃气体浓度

## 维修之后

箱体回到设定温度后，连续记录 12 小时，必要时做一次简化的温度分布验证，再请您签字。报告写明故障、原因和预防措施。没有合同的用户同样可以报修，按次计费，两个工作日内答复。`,
    en_EN: `A loaded U830 without power takes 290 minutes from −80 °C to −50 °C: that is the time available to act.

~~~figures
11,400 || part numbers in Rotterdam
27 | hours | median delivery in the trial
24 | hours | to a loan freezer (Complete)
~~~

## Before you call

1. Keep the door closed
2. Check the gasket, the plug and the grille in front of the condenser: the cause of three calls in ten
3. Note the reading, the alarm code and the serial number
4. If there is a spare freezer, decide who moves the samples, and which shelves first

## On the telephone

Our engineers on the telephone have at least three years of field experience. If the unit is connected, they see its temperature curve, and it rarely takes ten minutes to tell whether the door, the power supply or the compressor is at fault. Outside working hours the line is for freezers that are warming up.

## Parts and loans

- The Rotterdam hub keeps 11,400 part numbers. Orders received by 16:00 Rotterdam time ship the same day; in the trial run the median time to delivery was 27 hours
- Twelve loan freezers are kept cold. With a Complete contract one reaches you within 24 hours
- Hydrocarbon circuits are opened only by certified engineers, who first test the air for gas

## After the repair

After a repair we wait until the cabinet is back at its set point, record for twelve hours, map a few points where necessary, and then ask for your signature. The report states the fault, its cause and how to prevent it. Without a contract, visits are charged individually and requests are answered within two working days.`,
    es_ES: `Un U830 cargado y sin corriente tarda 290 minutos en pasar de −80 °C a −50 °C: es el tiempo disponible para actuar.

~~~figures
11 400 || referencias en Róterdam
27 | horas | mediana de entrega, en prueba
24 | horas | equipo de préstamo (Complete)
~~~

## Antes de llamar

1. Mantenga la puerta cerrada
2. Revise la junta, el enchufe y la rejilla del condensador: la causa de tres de cada diez llamadas
3. Anote la lectura, el código de alarma y el número de serie
4. Si hay un congelador de reserva, decida quién hace el traslado y qué estantes van primero

## Al teléfono

Los técnicos que atienden el teléfono tienen al menos tres años de experiencia de campo. Si el equipo está conectado, ven su curva de temperatura, y rara vez tardan diez minutos en saber si falla la puerta, la alimentación o el compresor. Fuera del horario laboral, la línea se reserva para los congeladores que se calientan.

## Piezas y préstamos

- El centro de Róterdam tiene 11 400 referencias en stock. Los pedidos recibidos antes de las 16:00, hora de Róterdam, salen el mismo día; en la marcha de prueba, la mediana hasta la entrega fue de 27 horas
- Mantenemos doce congeladores de préstamo en frío. Con un contrato Complete, uno llega en 24 horas
- Los circuitos de hidrocarburos solo los abre personal certificado, que comprueba antes la concentración de gas

## Después de la reparación

Tras la reparación esperamos a que el equipo vuelva a su consigna, registramos la temperatura doce horas, mapeamos algunos puntos si es necesario y solo entonces pedimos su firma. El informe indica el fallo, su causa y cómo prevenirlo. Sin contrato, las visitas se facturan por separado y las solicitudes se responden en dos días laborables.`,
    fr_FR: `Un U830 chargé et privé de courant met 290 minutes à passer de −80 °C à −50 °C : c’est le temps disponible pour agir.

~~~figures
11 400 || références à Rotterdam
27 | heures | délai médian pendant l’essai
24 | heures | congélateur de prêt (Complete)
~~~

## Avant d’appeler

1. Gardez la porte fermée
2. Vérifiez le joint, la prise et la grille du condenseur, à l’origine de trois appels sur dix
3. Notez la valeur affichée, le code d’alarme et le numéro de série
4. S’il existe un congélateur de secours, décidez qui effectue le transfert et par quelles clayettes commencer

## Au téléphone

Nos techniciens au téléphone ont au moins trois ans d’expérience de terrain. Si l’appareil est connecté, ils voient sa courbe de température ; il leur faut rarement plus de dix minutes pour savoir si la porte, l’alimentation ou le compresseur est en cause. Hors des heures ouvrées, la ligne est réservée aux congélateurs qui se réchauffent.

## Pièces et prêts

- Le centre de Rotterdam a 11 400 références en stock. Les commandes reçues avant 16 h, heure de Rotterdam, partent le jour même ; pendant l’essai, le délai médian de livraison a été de 27 heures
- Douze congélateurs de prêt sont maintenus au froid. Avec un contrat Complete, l’un d’eux arrive sous 24 heures
- Les circuits à hydrocarbures ne sont ouverts que par des personnes certifiées, qui contrôlent d’abord l’absence de gaz dans l’air

## Après la réparation

Nous attendons le retour à la consigne, enregistrons la température pendant douze heures, cartographions quelques points si l’intervention l’exige, puis demandons votre signature. Le rapport indique la panne, sa cause et la façon de la prévenir. Sans contrat, chaque visite est facturée séparément et la réponse intervient sous deux jours ouvrés.`,
  },
}
