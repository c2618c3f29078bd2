type CertificateText = {
  /** The kind of paper, in its head. */
  kind: string
  /** Set large. */
  mark: string
  number: string
  /** Printed in place of the models. */
  scope?: string
  en: string
  zh: string
  rows: [name: string, value: string][]
  place: string
  signed: string
}

const maker = 'Norvane Biomedical Co., Ltd., 86 Lengquan Road, Qingyu, Shanhai · 诺凡生物医疗股份有限公司'
const works =
  'Design, manufacture and service of cold storage, cryogenic and biosafety equipment · 冷藏冷冻、深低温与生物安全设备的设计、制造和服务'
const body = 'Certification body 0000 (fictional) · 认证机构 0000（虚构）'
const research = 'Lin Zhihan, Director of Research and Development · 林知寒，研发总监'
const declares = (acts: string) =>
  `The manufacturer declares under its sole responsibility that the products named below, as delivered, conform to ${acts}. Changes made without our written consent end the validity of this declaration.`
const declared = (acts: string) =>
  `制造商自行负责声明：下列产品在交付状态下符合${acts}的要求。未经我方书面同意而作的改动，将使本声明失效。`

const system = (
  number: string,
  en: string,
  zh: string,
): Pick<CertificateText, 'en' | 'zh' | 'rows' | 'place' | 'signed' | 'kind' | 'scope'> => ({
  kind: 'Certificate · 证书',
  scope: works,
  en: `This is to certify that the organisation named below has established and applies ${en}. Surveillance audits take place every year; the certificate is valid together with their reports.`,
  zh: `兹证明下列组织已建立并实施${zh}。每年进行监督审核，本证书与审核报告共同有效。`,
  rows: [
    ['Organisation · 组织', maker],
    ['Standard · 标准', number],
    ['Sites · 场所', 'Qingyu lines one and two, Rotterdam service hub · 青屿一号线、二号线，鹿特丹服务中心'],
    ['Valid · 有效期', 'Three years from the date of issue · 自签发之日起三年'],
  ],
  place: 'Rotterdam',
  signed: body,
})

export const certificateTexts: Record<string, CertificateText> = {
  'iso-13485': {
    mark: 'ISO 13485',
    number: 'NB-QM-13485-2024',
    ...system('ISO 13485:2016', 'a quality management system for medical devices', '医疗器械质量管理体系'),
  },
  'iso-9001': {
    mark: 'ISO 9001',
    number: 'NB-QM-9001-2024',
    ...system('ISO 9001:2015', 'a quality management system', '质量管理体系'),
  },
  'iso-14001': {
    mark: 'ISO 14001',
    number: 'NB-EM-14001-2025',
    ...system('ISO 14001:2015', 'an environmental management system', '环境管理体系'),
  },
  'eu-declaration-freezers': {
    kind: 'EU declaration of conformity · 欧盟符合性声明',
    mark: 'CE',
    number: 'NB-DOC-ULT-2026-03',
    en: declares(
      'the Machinery Directive 2006/42/EC, the EMC Directive 2014/30/EU and the RoHS Directive 2011/65/EU',
    ),
    zh: declared('机械指令 2006/42/EC、电磁兼容指令 2014/30/EU 和 RoHS 指令 2011/65/EU'),
    rows: [
      ['Manufacturer · 制造商', maker],
      ['Standards · 标准', 'EN 61010-1, EN IEC 61010-2-011, EN IEC 61326-1, EN IEC 63000'],
      ['Refrigerants · 制冷剂', 'R290 / R170, at most 150 g in a circuit · 每回路不超过 150 g'],
    ],
    place: 'Qingyu',
    signed: research,
  },
  'eu-declaration-blood': {
    kind: 'EU declaration of conformity · 欧盟符合性声明',
    mark: 'CE',
    number: 'NB-DOC-BB-2026-04',
    en: declares('Regulation (EU) 2017/745 on medical devices and the RoHS Directive 2011/65/EU'),
    zh: declared('欧盟医疗器械法规 (EU) 2017/745 和 RoHS 指令 2011/65/EU'),
    rows: [
      ['Manufacturer · 制造商', maker],
      ['Standards · 标准', 'EN 61010-1, EN IEC 61010-2-011, EN IEC 61326-1, ISO 14971, IEC 62304'],
      ['Purpose · 用途', 'Storage of blood and its components · 血液及血液成分的保存'],
    ],
    place: 'Qingyu',
    signed: research,
  },
  'eu-declaration-cabinets': {
    kind: 'EU declaration of conformity · 欧盟符合性声明',
    mark: 'CE',
    number: 'NB-DOC-BSC-2026-06',
    en: declares(
      'the Machinery Directive 2006/42/EC, the EMC Directive 2014/30/EU and the RoHS Directive 2011/65/EU',
    ),
    zh: declared('机械指令 2006/42/EC、电磁兼容指令 2014/30/EU 和 RoHS 指令 2011/65/EU'),
    rows: [
      ['Manufacturer · 制造商', maker],
      ['Standards · 标准', 'EN 12469, EN 61010-1, EN IEC 61326-1, EN 1822-1'],
      [
        'Tested · 测试',
        'Microbiological test for user, product and cross-contamination · 人员、产品与交叉污染的微生物学试验',
      ],
    ],
    place: 'Qingyu',
    signed: research,
  },
  'pqs-statement-solar': {
    kind: 'Statement of the manufacturer · 制造商说明',
    mark: 'E003',
    number: 'NB-PQS-2026-04',
    en: 'The R240 was prequalified under WHO PQS category E003, refrigerators and freezers, in April 2026. This statement lists the related models and how each was tested. The list that WHO publishes decides, not this page.',
    zh: 'R240 于 2026 年 4 月通过 WHO PQS E003 类（冰箱与冷冻箱）预认证。本说明列出相关型号及其测试情况，一切以 WHO 公布的目录为准。',
    rows: [
      ['Manufacturer · 制造商', maker],
      [
        'R240',
        '102 L for vaccines, 121 h without sun at 43 °C, freeze protection grade A · 疫苗容积 102 升，43 °C 无日照 121 小时，防冻保护 A 级',
      ],
      ['Field test · 现场试验', 'April to October 2025 · 2025 年 4 月至 10 月'],
      [
        'Other models · 其他型号',
        'Tested in our own test centre by the same protocol · 按相同规程在本公司测试中心测试',
      ],
    ],
    place: 'Qingyu',
    signed: research,
  },
  'energy-test-u830': {
    kind: 'Test certificate · 测试证书',
    mark: '7.2 kWh',
    number: 'NB-TC-U830-2025-08',
    en: 'Three production units were tested empty and loaded in the climatic chamber of our test centre, after 48 hours of settling, with 27 calibrated probes.',
    zh: '三台量产整机在本公司测试中心环境试验室内稳定 48 小时后，以 27 支经校准的探头分别做空载与满载测试。',
    rows: [
      ['Energy, −80 °C, room 25 °C · 耗电', '7.2 kWh/24 h'],
      ['Energy, −70 °C, room 25 °C · 耗电', '5.8 kWh/24 h'],
      ['Energy, −80 °C, room 30 °C · 耗电', '8.3 kWh/24 h'],
      ['Uniformity · 均匀性', '±2.5 °C, 27 points'],
      ['Pull-down, +25 to −80 °C · 降温', '230 min'],
      ['Recovery after 60 s · 开门恢复', '18 min'],
      ['Warm-up, −80 to −50 °C · 断电升温', '290 min'],
      ['Noise at 1 m · 噪声', '46 dB(A)'],
    ],
    place: 'Qingyu',
    signed: research,
  },
  'calibration-trace-4': {
    kind: 'Calibration certificate, specimen · 校准证书样张',
    mark: '±0.3 °C',
    number: 'NB-CAL-T4-0000',
    en: 'The logger was compared with a reference thermometer in a stirred bath. The expanded uncertainty is stated for a coverage factor of 2. Readings are given before adjustment; none was necessary.',
    zh: '记录仪在搅拌槽内与标准温度计比对。扩展不确定度的包含因子为 2。所列为调整前读数，本次无需调整。',
    rows: [
      ['−80.00 °C', '−79.87 °C, deviation +0.13 °C, U = 0.06 °C'],
      ['−20.00 °C', '−19.94 °C, deviation +0.06 °C, U = 0.05 °C'],
      ['+5.00 °C', '+5.03 °C, deviation +0.03 °C, U = 0.04 °C'],
      [
        'Traceability · 溯源',
        'ITS-90, through the reference of our laboratory · 经本实验室标准器溯源至 ITS-90',
      ],
      ['Next calibration · 下次校准', 'Recommended after twelve months · 建议十二个月后'],
    ],
    place: 'Qingyu',
    signed: 'Test centre · 测试中心',
  },
  'vacuum-test-vessels': {
    kind: 'Test certificate · 测试证书',
    mark: '21 d',
    number: 'NB-TC-LN2-2025-03',
    en: 'Each vessel is tested twice: a helium leak test of the vacuum jacket and a static evaporation test over 72 hours. The figures below are those of the V1000, of which three units were measured.',
    zh: '每只容器均做两项测试：真空夹层氦检漏，以及 72 小时静态蒸发试验。以下为 V1000 的数据，共测三台。',
    rows: [
      ['Leak rate · 漏率', 'Below 1 × 10⁻⁹ Pa·m³/s'],
      ['Evaporation · 蒸发量', '8.5 L/day'],
      ['Time to −150 °C without filling · 停止补液升至 −150 °C', '21 d'],
      ['Lowest and highest box · 底层与顶层', '−194 °C, −188 °C'],
    ],
    place: 'Qingyu',
    signed: research,
  },
}
