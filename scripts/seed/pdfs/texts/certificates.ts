import type { ParameterCode } from '../../content/catalogue/types'

export type CertificateText = {
  /** The kind of certificate, printed in its header. */
  kind: string
  /** Printed in large type. */
  mark: string
  number: string
  /** Printed instead of the models. */
  scope?: string
  en: string
  zh: string
  rows: [name: string, value: string][]
  /** Figures of a model that the test confirms. */
  test?: { model: string; codes: ParameterCode[] }
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

const inChamber = {
  kind: 'Test certificate · 测试证书',
  en: 'Three production units were tested in the climatic chamber of our test centre, after 48 hours of stabilisation, with calibrated probes. The least favourable of the three values is stated.',
  zh: '三台量产整机在本公司测试中心环境试验室内稳定 48 小时后，以经校准的探头测试，所列为三台中最不利的数值。',
  rows: [['Manufacturer · 制造商', maker]] as [string, string][],
  place: 'Qingyu',
  signed: research,
}

const declaration = (
  number: string,
  acts: { en: string; zh: string },
  standards: string,
): CertificateText => ({
  kind: 'EU declaration of conformity · 欧盟符合性声明',
  mark: 'CE',
  number,
  en: declares(acts.en),
  zh: declared(acts.zh),
  rows: [
    ['Manufacturer · 制造商', maker],
    ['Standards · 标准', standards],
  ],
  place: 'Qingyu',
  signed: research,
})

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
    en: 'The R240 was prequalified under WHO PQS category E003, refrigerators and freezers, in April 2026. This statement lists the related models and how each was tested. The list published by WHO is authoritative.',
    zh: 'R240 于 2026 年 4 月通过 WHO PQS E003 类（冷藏箱与冷冻箱）预认证。本说明列出相关型号及其测试情况，以 WHO 公布的名录为准。',
    rows: [
      ['Manufacturer · 制造商', maker],
      [
        'R240',
        '102 L for vaccines, 121 h without sun at 43 °C, grade A freeze protection · 疫苗容积 102 升，43 °C 无日照自持 121 小时，防冻保护 A 级',
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
    en: 'Three production units were tested empty and loaded in the climatic chamber of our test centre, after 48 hours of stabilisation, with 27 calibrated probes.',
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
  'eu-declaration-biomedical-freezers': declaration(
    'NB-DOC-BF-2025-09',
    {
      en: 'the Machinery Directive 2006/42/EC, the EMC Directive 2014/30/EU and the RoHS Directive 2011/65/EU',
      zh: '机械指令 2006/42/EC、电磁兼容指令 2014/30/EU 和 RoHS 指令 2011/65/EU',
    },
    'EN 61010-1, EN IEC 61010-2-011, EN IEC 61326-1, EN IEC 63000',
  ),
  'eu-declaration-refrigerators': declaration(
    'NB-DOC-RF-2026-02',
    {
      en: 'Regulation (EU) 2017/745 on medical devices and the RoHS Directive 2011/65/EU',
      zh: '欧盟医疗器械法规 (EU) 2017/745 和 RoHS 指令 2011/65/EU',
    },
    'EN 61010-1, EN IEC 61010-2-011, EN IEC 61326-1, ISO 14971',
  ),
  'eu-declaration-monitoring': declaration(
    'NB-DOC-TR-2026-06',
    {
      en: 'the Radio Equipment Directive 2014/53/EU and the RoHS Directive 2011/65/EU',
      zh: '无线电设备指令 2014/53/EU 和 RoHS 指令 2011/65/EU',
    },
    'EN IEC 62368-1, EN 301 489-1, EN 300 220-2, EN IEC 63000',
  ),
  'energy-test-u570': {
    ...inChamber,
    mark: 'U570',
    number: 'NB-TC-U570-2026-03',
    test: {
      model: 'u570',
      codes: ['energy', 'uniformity', 'pull-down-time', 'recovery-time', 'warm-up-time', 'noise'],
    },
  },
  'energy-test-c510': {
    ...inChamber,
    mark: 'C510',
    number: 'NB-TC-C510-2025-11',
    test: {
      model: 'c510',
      codes: ['energy', 'uniformity', 'pull-down-time', 'recovery-time', 'warm-up-time', 'noise'],
    },
  },
  'temperature-test-u510': {
    ...inChamber,
    mark: 'U510',
    number: 'NB-TC-U510-2025-09',
    test: { model: 'u510', codes: ['temperature-range', 'uniformity', 'energy', 'recovery-time', 'noise'] },
  },
  'temperature-test-r390': {
    ...inChamber,
    mark: 'R390',
    number: 'NB-TC-R390-2026-02',
    test: {
      model: 'r390',
      codes: ['temperature-range', 'uniformity', 'energy', 'recovery-time', 'time-in-range', 'noise'],
    },
  },
  'temperature-test-r890': {
    ...inChamber,
    mark: 'R890',
    number: 'NB-TC-R890-2026-04',
    test: {
      model: 'r890',
      codes: ['temperature-range', 'uniformity', 'bag-capacity', 'energy', 'recovery-time', 'time-in-range'],
    },
  },
  'holdover-test-boxes': {
    ...inChamber,
    mark: 'T12',
    number: 'NB-TC-BOX-2025-12',
    en: 'Five boxes were packed with frozen ice packs and vials of water and placed in a chamber at the highest permitted ambient temperature until the first probe left the range. The shortest time is stated.',
    zh: '五只箱体装入冻好的冰排和水瓶，置于允许的最高环境温度下，直到首支探头超出范围，所列为最短时间。',
    test: {
      model: 't12',
      codes: ['temperature-range', 'ambient-temperature', 'holdover-time', 'freeze-protection', 'net-volume'],
    },
  },
  'filter-test-b150': {
    ...inChamber,
    mark: 'B150',
    number: 'NB-TC-B150-2026-06',
    en: 'Three production cabinets were tested under site conditions: smoke pattern, air velocities at 24 points, leakage of the installed filters by aerosol photometer, and the microbiological test of EN 12469.',
    zh: '三台量产整机按现场条件测试：气流流型、24 点风速、已安装过滤器的气溶胶光度计检漏，以及 EN 12469 规定的微生物学试验。',
    test: {
      model: 'b150',
      codes: ['cabinet-type', 'downflow', 'inflow', 'filter-efficiency', 'illuminance', 'noise'],
    },
  },
  'mapping-w20': {
    ...inChamber,
    mark: 'W20',
    number: 'NB-TC-W20-2025-12',
    en: 'The room was mapped on site over 72 hours, empty and loaded, with door openings according to the protocol and with one of the two refrigeration units switched off. The figures below are those of the loaded room.',
    zh: '库房在现场做了 72 小时温度分布验证：空载与满载、按规程开门，并停用两台机组之一。以下为满载时的数据。',
    test: {
      model: 'w20',
      codes: ['temperature-range', 'ambient-temperature', 'uniformity', 'holdover-time', 'energy', 'noise'],
    },
  },
  'holding-time-shippers': {
    ...inChamber,
    mark: 'S10',
    number: 'NB-TC-S10-2025-08',
    en: 'Each shipper was filled until saturated, drained, weighed and left to stand at room temperature. The static holding time ends when the warmest point of the sample chamber reaches −150 °C.',
    zh: '每只运输罐充至饱和、倒净、称重后静置于室温。静态保存期以样品腔最高温度点升至 −150 °C 为止。',
    test: { model: 's10', codes: ['holding-time', 'evaporation-rate', 'net-volume', 'neck-opening'] },
  },
}
