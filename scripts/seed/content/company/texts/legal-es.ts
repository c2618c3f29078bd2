export const spanish = `## 1. Titular del sitio

Este sitio web pertenece a Norvane Biomedical Co., Ltd., 86 Lengquan Road, Zona de Alta Tecnología de Qingyu, provincia de Shanhai, China («Norvane», «nosotros»), que lo gestiona junto con sus filiales; en España, Norvane Biomedical Iberia, S.L., calle de la Quietud 86, Getafe (Madrid). Estas condiciones rigen todas sus páginas, en cualquier idioma. Se publicaron por primera vez en la fecha indicada arriba; la última modificación entró en vigor el 1 de marzo de 2026. Podemos volver a modificarlas; cada cambio se aplica desde el día de su publicación.

## 2. Finalidad de los contenidos

Las páginas describen nuestros productos, nuestros servicios y la empresa. No constituyen una oferta ni sustituyen el criterio médico, las instrucciones de uso o las normas aplicables en cada caso. Las cifras se midieron en las condiciones que se indican junto a ellas. Los productos evolucionan, de modo que lo vinculante es la documentación entregada con el equipo y el contrato firmado por ambas partes. Algunos productos solo están registrados o a la venta en determinados países; su oficina local puede informarle.

Procuramos que los contenidos sean correctos y estén actualizados, pero no podemos garantizar que carezcan de errores. Si encuentra alguno, avísenos y lo revisaremos.

## 3. Propiedad intelectual e industrial

Los textos, imágenes, planos, vídeos, programas y el diseño de estas páginas están protegidos por derechos de autor, que corresponden a Norvane o a sus licenciantes. «Norvane», «Trace» y los signos que los acompañan son marcas de Norvane.

Puede consultar, descargar e imprimir las páginas para su estudio personal, para elegir equipos dentro de su organización o para informar sobre nosotros, siempre que conserve los avisos, no altere nada y cite la fuente. Cualquier otro uso requiere nuestro consentimiento previo por escrito.

## 4. Uso del sitio

No está permitido:

- enviar contenidos con virus u otro código dañino
- recopilar contenidos de forma automática y masiva, o perturbar de otro modo el funcionamiento del sitio
- suplantar la identidad de otra persona o enviar material que vulnere derechos ajenos
- intentar acceder a documentos reservados a los distribuidores autorizados

Podremos denegar el acceso a quien lo haga.

## 5. Responsabilidad

El sitio se ofrece tal como está. En la medida en que la ley lo permita, no respondemos de los daños indirectos ni del lucro cesante derivados de su uso, de la imposibilidad de usarlo, de la confianza en sus contenidos o de fallos de redes ajenas. Nada de lo aquí dispuesto limita la responsabilidad por dolo o negligencia grave, por daños a las personas, ni ninguna otra que la ley no permita limitar. Sus derechos legales como consumidor no se ven afectados.

## 6. Enlaces

Los enlaces y contenidos incrustados de terceros se ofrecen por comodidad. No controlamos esos sitios y no respondemos de su contenido, de su disponibilidad ni del tratamiento que hagan de sus datos. Puede enlazar cualquiera de nuestras páginas públicas, siempre que no se presente como obra de otro ni se dé a entender que la avalamos.

## 7. Datos personales

Lo que escriba en un formulario lo utilizamos para responderle y para los fines que haya aceptado. Qué datos recogemos, con qué fin, durante cuánto tiempo y cómo puede consultarlos, rectificarlos o suprimirlos se explica en la [política de privacidad](/static/policy.pdf). Quienes nos visitan desde la Unión Europea disponen de los derechos que reconoce el RGPD, entre ellos el de reclamar ante la autoridad de control. Puede escribir a [privacy@norvane.example](mailto:privacy@norvane.example).

## 8. Declaraciones prospectivas

Los planes, las previsiones y las opiniones sobre el mercado se basan en lo que sabíamos al publicarlos. La evolución real puede diferir, y no nos comprometemos a revisar páginas antiguas.

## 9. Ley aplicable y jurisdicción

Estas condiciones se rigen por la ley de la República Popular China, con exclusión de sus normas de conflicto. Si surge una controversia, intentaremos primero resolverla con usted; de no lograrlo, será competente el tribunal del domicilio social de Norvane. Se mantienen las normas imperativas del país de residencia del consumidor, incluidas las relativas al tribunal competente.

## 10. Contacto

Norvane Biomedical Co., Ltd., 86 Lengquan Road, Zona de Alta Tecnología de Qingyu, provincia de Shanhai, China: [legal@norvane.example](mailto:legal@norvane.example)`
