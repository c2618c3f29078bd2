import type { FormattedModel } from '../formatted-model'
import type { SeriesSeed } from '../series'

export const passBox: SeriesSeed = {
  series: 'pass-box',
  approvals: 'clean-air',
  markets: [],
  solutions: ['biosafety', 'laboratory-network'],
  relatedProducts: ['b150', 'l100'],
  updateTime: '2024-10-22T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} ${dynamic(m) ? '自净' : '机械互锁'}传递窗`,
      listName: `${m.model} 传递窗（内宽 ${m.work} mm）`,
      overview: `传递窗的两扇门不能同时打开。${m.model} 的互锁为纯机械结构，断电也有效；应急时用钥匙可单侧解除，解除后铅封破损可查。

内腔 ${m.work} mm 见方，圆角不锈钢，门框内嵌，安装后与彩钢板墙面齐平。${dynamic(m) ? `自净型内置风机与高效过滤器，平均风速 ${m.airVelocity} m/s，关门后自净两分钟，对侧门才允许打开。` : '静态型用于洁净级别相同的两室之间，可加装紫外灯，灯亮时门不能开。'}`,
      traits: [
        ['双门互锁', '机械互锁，断电有效', '应急钥匙，解除留痕'],
        dynamic(m)
          ? ['自净两分钟', `高效过滤，平均风速 ${m.airVelocity} m/s`, '未完成自净，对侧门锁住']
          : ['同级之间', '圆角不锈钢内腔', '紫外灯可选，亮灯时锁门'],
        ['与墙齐平', '法兰适配 50–150 mm 墙厚', '双面玻璃观察窗'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} ${dynamic(m) ? 'dynamic' : 'static'} pass box`,
      overview: `The two doors of a pass box must never be open together. In the ${m.model} the interlock is mechanical and works without power. In an emergency a key releases one side and leaves a broken seal behind.

The chamber is ${m.work} mm wide, of stainless steel with rounded corners, and the frame ends flush with the panel of the wall. ${dynamic(m) ? `A fan and a HEPA filter move the air at ${m.airVelocity} m/s. After a door has closed the box purges itself for two minutes, before the other door can be opened.` : 'The static model is for rooms of the same cleanliness class. With the optional UV lamp, the doors stay locked while it is on.'}`,
      traits: [
        ['Interlocked doors', 'Mechanical interlock, works without power', 'Emergency key with seal'],
        dynamic(m)
          ? [
              'Two minutes of purge',
              `HEPA air at ${m.airVelocity} m/s`,
              'The far door stays locked until it is complete',
            ]
          : [
              'Between rooms of one class',
              'Stainless chamber with rounded corners',
              'Optional UV lamp; doors locked while it is on',
            ],
        ['Flush with the wall', 'For walls from 50 to 150 mm', 'A window in each door'],
      ],
    }),
    es_ES: (m) => ({
      name: `Caja de paso ${dynamic(m) ? 'dinámica' : 'estática'} ${m.model}`,
      overview: `Las dos puertas de una caja de paso no deben abrirse nunca a la vez. En la ${m.model}, el enclavamiento es mecánico y funciona sin corriente. En una emergencia, una llave libera un lado y rompe un precinto que lo deja patente.

La cámara mide ${m.work} mm, es de acero inoxidable con esquinas redondeadas, y el marco queda enrasado con el panel de la pared. ${dynamic(m) ? `Un ventilador y un filtro HEPA mueven el aire a ${m.airVelocity} m/s. Al cerrar una puerta, la caja se barre durante dos minutos y solo entonces puede abrirse la otra.` : 'El modelo estático se coloca entre salas de la misma clase. Con la lámpara UV, las puertas permanecen bloqueadas mientras está encendida.'}`,
      traits: [
        [
          'Puertas enclavadas',
          'Enclavamiento mecánico, funciona sin corriente',
          'Llave de emergencia con precinto',
        ],
        dynamic(m)
          ? [
              'Dos minutos de barrido',
              `Aire HEPA a ${m.airVelocity} m/s`,
              'La otra puerta sigue bloqueada hasta el final',
            ]
          : [
              'Entre salas de una misma clase',
              'Cámara inoxidable de esquinas redondeadas',
              'Lámpara UV opcional; las puertas se bloquean con ella',
            ],
        ['Enrasada con la pared', 'Para paredes de 50 a 150 mm', 'Una ventana en cada puerta'],
      ],
    }),
    fr_FR: (m) => ({
      name: `Passe-plat ${dynamic(m) ? 'dynamique' : 'statique'} ${m.model}`,
      overview: `Les deux portes d’un passe-plat ne doivent jamais être ouvertes en même temps. Dans le ${m.model}, l’asservissement est mécanique et fonctionne sans courant. En cas d’urgence, une clé libère un côté ; le scellé rompu en garde la trace.

La chambre, en inox à angles arrondis, mesure ${m.work} mm de large, et le cadre affleure le panneau de la cloison. ${dynamic(m) ? `Un ventilateur et un filtre HEPA brassent l’air à ${m.airVelocity} m/s. Une fois la porte fermée, un balayage de deux minutes précède l’ouverture de l’autre porte.` : 'Le modèle statique se place entre des salles de même classe. Avec la lampe UV, les portes restent verrouillées tant qu’elle est allumée.'}`,
      traits: [
        ['Portes asservies', 'Asservissement mécanique, sans courant', 'Clé d’urgence sous scellé'],
        dynamic(m)
          ? [
              'Deux minutes de balayage',
              `Air HEPA à ${m.airVelocity} m/s`,
              'L’autre porte reste verrouillée jusqu’à la fin',
            ]
          : [
              'Entre salles de même classe',
              'Chambre inox à angles arrondis',
              'Lampe UV en option ; portes verrouillées tant qu’elle est allumée',
            ],
        ['Affleurant à la cloison', 'Pour cloisons de 50 à 150 mm', 'Une fenêtre dans chaque porte'],
      ],
    }),
  },
}

function dynamic({ raw }: FormattedModel): boolean {
  return raw.facts['cabinet-type'] === 'dynamicPassBox'
}
