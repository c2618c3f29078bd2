import { markets, type Market } from '../markets'

/** A country by the name stored in inquiries; entries that are not countries have no code. */
export type Country = { name: string; code?: string }

export type Region = { market: Market; name: string; countries: Country[] }

type CountryLists = {
  /** The list of S2 3, with its typos corrected. */
  listed: string
  /** Countries and territories that S2 3 leaves out. */
  additional?: string
}

/** ISO 3166 codes with the names of the specification. */
const lists: Partial<Record<Market, CountryLists>> = {
  'asia-pacific': {
    listed: `AU=Australia, BN=Brunei, MM=Burma, KH=Cambodia, TL=East Timor, FJ=Fiji, ID=Indonesia, JP=Japan,
      TW=China(Taiwan), HK=China(Hong Kong), LA=Laos, MO=Macao, MY=Malaysia, NZ=New Zealand, KP=North Korea,
      PG=Papua New Guinea, PH=Philippines, WS=Samoa, SG=Singapore, KR=South Korea, TH=Thailand, VN=Vietnam`,
    additional: `AS=American Samoa, CN=China, CK=Cook Islands, PF=French Polynesia, GU=Guam, KI=Kiribati,
      MH=Marshall Islands, FM=Micronesia, NR=Nauru, NC=New Caledonia, NU=Niue, NF=Norfolk Island,
      MP=Northern Mariana Islands, PW=Palau, PN=Pitcairn Islands, SB=Solomon Islands, TK=Tokelau, TO=Tonga,
      TV=Tuvalu, VU=Vanuatu, WF=Wallis and Futuna, CX=Christmas Island, CC=Cocos Islands`,
  },
  africa: {
    listed: `DZ=Algeria, AO=Angola, BJ=Benin, BW=Botswana, BF=Burkina Faso, BI=Burundi, CM=Cameroon,
      CF=Central African Republic, TD=Chad, CG=Congo, CD=Democratic Republic of the Congo, CI=Cote d'Ivoire,
      GQ=Equatorial Guinea, ER=Eritrea, ET=Ethiopia, GA=Gabon, GM=Gambia, GH=Ghana, GN=Guinea, KE=Kenya,
      LS=Lesotho, LR=Liberia, LY=Libya, MG=Madagascar, MW=Malawi, ML=Mali, MR=Mauritania, MU=Mauritius,
      MA=Morocco, MZ=Mozambique, NA=Namibia, NE=Niger, NG=Nigeria, RW=Rwanda, SN=Senegal, SL=Sierra Leone,
      SO=Somalia, ZA=South Africa, SD=Sudan, TZ=Tanzania, TG=Togo, TN=Tunisia, UG=Uganda, ZM=Zambia,
      ZW=Zimbabwe`,
    additional: `CV=Cape Verde, KM=Comoros, DJ=Djibouti, SZ=Eswatini, GW=Guinea-Bissau, YT=Mayotte, RE=Reunion,
      SH=Saint Helena, ST=Sao Tome and Principe, SC=Seychelles, SS=South Sudan, EH=Western Sahara`,
  },
  'south-asia': {
    listed: `BD=Bangladesh, NP=Nepal, PK=Pakistan, LK=Sri Lanka, BT=Bhutan, MV=Maldives, AF=Afghanistan`,
    additional: 'IO=British Indian Ocean Territory',
  },
  'cis-mongolia': {
    listed: `AM=Armenia, AZ=Azerbaijan, BY=Belarus, GE=Georgia, KZ=Kazakhstan, KG=Kyrgyzstan, MD=Moldova,
      MN=Mongolia, RU=Russia, TJ=Tajikistan, TM=Turkmenistan, UA=Ukraine, UZ=Uzbekistan`,
  },
  'middle-east': {
    listed: `AF=Afghanistan, BH=Bahrain, CY=Cyprus, EG=Egypt, IR=Iran, IQ=Iraq, IL=Israel, JO=Jordan, KW=Kuwait,
      LB=Lebanon, OM=Oman, PS=Palestine, QA=Qatar, SA=Saudi Arabia, SY=Syria, TR=Turkey,
      AE=United Arab Emirates, YE=Yemen`,
  },
  'latin-america': {
    listed: `AR=Argentina, BS=Bahamas, BB=Barbados, BZ=Belize, BO=Bolivia, BR=Brazil, CL=Chile, CO=Colombia,
      CR=Costa Rica, CU=Cuba, DO=Dominican Republic, EC=Ecuador, SV=El Salvador, GD=Grenada, GT=Guatemala,
      GY=Guyana, HT=Haiti, HN=Honduras, JM=Jamaica, MX=Mexico, NI=Nicaragua, PA=Panama, PY=Paraguay, PE=Peru,
      LC=Saint Lucia, SR=Suriname, TT=Trinidad and Tobago, UY=Uruguay, VE=Venezuela`,
    additional: `AI=Anguilla, AG=Antigua and Barbuda, AW=Aruba, BM=Bermuda, BQ=Caribbean Netherlands,
      KY=Cayman Islands, CW=Curacao, DM=Dominica, FK=Falkland Islands, GF=French Guiana, GP=Guadeloupe,
      MQ=Martinique, MS=Montserrat, PR=Puerto Rico, BL=Saint Barthelemy, KN=Saint Kitts and Nevis,
      MF=Saint Martin, VC=Saint Vincent and the Grenadines, SX=Sint Maarten, TC=Turks and Caicos Islands,
      VG=British Virgin Islands, VI=US Virgin Islands`,
  },
  'us-canada': { listed: 'US=USA, CA=Canada', additional: 'GL=Greenland, PM=Saint Pierre and Miquelon' },
  uk: { listed: 'GB=United Kingdom', additional: 'GI=Gibraltar, GG=Guernsey, IM=Isle of Man, JE=Jersey' },
  europe: {
    listed: `AL=Albania, AT=Austria, BE=Belgium, BA=Bosnia and Herzegovina, BG=Bulgaria, HR=Croatia,
      CZ=Czech Republic, DK=Denmark, EE=Estonia, FI=Finland, FR=France, DE=Germany, GR=Greece, HU=Hungary,
      IS=Iceland, IE=Ireland, IT=Italy, LV=Latvia, LT=Lithuania, NL=Netherlands, MK=North Macedonia, NO=Norway,
      PL=Poland, PT=Portugal, RO=Romania, RS=Serbia, SK=Slovakia, SI=Slovenia, ES=Spain, SE=Sweden,
      CH=Switzerland`,
    additional: `AX=Aland Islands, AD=Andorra, FO=Faroe Islands, XK=Kosovo, LI=Liechtenstein, LU=Luxembourg, MT=Malta,
      MC=Monaco, ME=Montenegro, SM=San Marino, SJ=Svalbard and Jan Mayen, VA=Vatican City`,
  },
  'aid-relief': { listed: 'UN Projects, NGOs Projects, Government Aid and Relief' },
  india: { listed: 'IN=India' },
}

/** The regions of the inquiry forms in the order of S2 3; inquiries store their English names. */
export const regions: Region[] = markets.flatMap(({ value, label }) => {
  const { listed, additional } = lists[value] ?? {}
  if (!listed) return []
  return { market: value, name: label, countries: [...countriesOf(listed), ...countriesOf(additional ?? '')] }
})

function countriesOf(list: string): Country[] {
  const entries = list.split(',').map((entry) => entry.trim().replace(/\s+/g, ' '))
  return entries.filter(Boolean).map((entry) => {
    const [code, name] = entry.split('=')
    return name ? { name, code } : { name: entry }
  })
}
