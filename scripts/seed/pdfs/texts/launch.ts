import type { Language } from '../../content/materials/types'

type LaunchText = {
  message: string
  arguments: string
  visit: string
  steps: string[]
  questions: string
  answers: [question: string, answer: string][]
  documents: string
}

export const launchTexts: Record<Language, LaunchText> = {
  en: {
    message: 'The message',
    arguments: 'Arguments',
    visit: 'In a visit',
    steps: [
      'Ask what is stored, how often the door opens, and who is called at night. Write the answers down before you show anything.',
      'Name one figure from the cover and explain how it was measured. Leave the test certificate with the customer.',
      'Compare with the equipment in the room: energy, capacity, hours without power. Use the customer’s figures, not ours.',
      'Show the alarm list and the maintenance table of the manual. Customers who buy a second unit ask for these first.',
      'Agree on one next step with a date: a mapping of the existing equipment, a floor plan, or a trial unit.',
    ],
    questions: 'Questions customers ask',
    answers: [
      [
        'Are the figures catalogue figures?',
        'No. They come from production units in our test centre. The certificate names the room, the load and the probes.',
      ],
      [
        'Who repairs it, and how fast?',
        'You do, with our training and parts. The regional stock ships common parts on the same day.',
      ],
      [
        'Does the data belong to us?',
        'Yes. It stays in the device, can be exported at any time, and is read over an open interface.',
      ],
      [
        'What happens after the warranty?',
        'There are three contract levels, from one visit a year to all repairs with loan equipment. Prices are fixed for the term.',
      ],
    ],
    documents: 'Documents to hand out',
  },
  zh: {
    message: '核心信息',
    arguments: '产品要点',
    visit: '拜访步骤',
    steps: [
      '先了解存放物、每天开门次数和夜间联系人；记录下来，再介绍产品。',
      '只讲封面上的一个数字，说明它怎样测得，并留下测试证书。',
      '与现场设备比较：耗电、容量、断电升温时间，以客户的数据为准。',
      '出示说明书的报警表和保养表。购买第二台的客户，首先问的就是这些。',
      '约定下一步及日期：为现有设备做一次温度分布验证、提供一张平面图，或安排一台试用机。',
    ],
    questions: '客户常问',
    answers: [
      ['这些是产品资料上的数字吗？', '不是。数据来自测试中心的量产整机，证书写明室温、负载和布点。'],
      ['谁负责维修，多久到场？', '由经销商维修，我们负责培训和备件。国内 24 小时内到场，热线全年开通。'],
      ['数据归谁？', '归用户。数据存在设备内，随时可以导出，也可经开放接口读取。'],
      ['保修期后怎么办？', '三级服务合同可选，从每年一次保养，到含备用机的全部维修，合同期内价格不变。'],
    ],
    documents: '可发放资料',
  },
  es: {
    message: 'El mensaje',
    arguments: 'Argumentos',
    visit: 'En la visita',
    steps: [
      'Pregunte qué se guarda, cuántas veces se abre la puerta y a quién se llama de noche. Anote las respuestas antes de enseñar nada.',
      'Diga una sola cifra de la portada y cómo se midió. Deje el certificado de ensayo.',
      'Compare con los equipos de la sala: consumo, capacidad, horas sin corriente. Con las cifras del cliente, no con las nuestras.',
      'Enseñe la lista de alarmas y la tabla de mantenimiento del manual. Es lo primero que pide quien compra un segundo equipo.',
      'Acuerde un paso siguiente con fecha: un mapeo de los equipos actuales, un plano o un equipo de prueba.',
    ],
    questions: 'Lo que preguntan los clientes',
    answers: [
      [
        '¿Son cifras de catálogo?',
        'No. Proceden de equipos de serie en nuestro centro de ensayos. El certificado indica la sala, la carga y las sondas.',
      ],
      [
        '¿Quién lo repara y en cuánto tiempo?',
        'Usted, con nuestra formación y nuestros repuestos. El almacén regional envía el mismo día las piezas habituales.',
      ],
      [
        '¿Los datos son nuestros?',
        'Sí. Permanecen en el equipo, pueden exportarse en cualquier momento y se leen por una interfaz abierta.',
      ],
      [
        '¿Y después de la garantía?',
        'Tres niveles de contrato, de una visita al año a todas las reparaciones con equipo de préstamo. El precio es fijo durante el contrato.',
      ],
    ],
    documents: 'Documentos para entregar',
  },
  fr: {
    message: 'Le message',
    arguments: 'Arguments',
    visit: 'En visite',
    steps: [
      'Demandez ce qui est conservé, combien de fois la porte s’ouvre et qui l’on appelle la nuit. Notez les réponses avant de montrer quoi que ce soit.',
      'Citez un seul chiffre de la couverture et dites comment il a été mesuré. Laissez le certificat d’essai.',
      'Comparez avec les appareils de la pièce : énergie, capacité, heures sans courant. Avec les chiffres du client, pas les nôtres.',
      'Montrez la liste des alarmes et le tableau d’entretien du manuel. C’est ce que demande d’abord qui achète un deuxième appareil.',
      'Convenez d’une étape datée : une cartographie des appareils actuels, un plan ou un appareil à l’essai.',
    ],
    questions: 'Questions des clients',
    answers: [
      [
        'Ces chiffres sont-ils ceux du catalogue ?',
        'Non. Ils viennent d’appareils de série, dans notre centre d’essais. Le certificat indique la pièce, la charge et les sondes.',
      ],
      [
        'Qui le répare, et en combien de temps ?',
        'Vous, avec notre formation et nos pièces. Le stock régional expédie les pièces courantes le jour même.',
      ],
      [
        'Les données nous appartiennent-elles ?',
        'Oui. Elles restent dans l’appareil, s’exportent à tout moment et se lisent par une interface ouverte.',
      ],
      [
        'Et après la garantie ?',
        'Trois niveaux de contrat, d’une visite par an à toutes les réparations avec appareil de prêt. Le prix est fixe pendant le contrat.',
      ],
    ],
    documents: 'Documents à remettre',
  },
}
