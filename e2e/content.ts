/** Content with every block that stands by itself, as the editor saves it. */
export const CONTENT = `<!-- wp:jetpack/markdown {"source":"## Opening times\\n\\n- [x] *Bread* from 7\\n- [ ] Cake from 9\\n\\n| Day | Soup |\\n| --- | ---: |\\n| Monday | Leek |\\n"} -->
<div class="wp-block-jetpack-markdown"><h2>Opening times</h2></div>
<!-- /wp:jetpack/markdown -->

<!-- wp:jetpack/business-hours {"groupDays":true,"showStatus":true} /-->

<!-- wp:jetpack/contact-info -->
<div class="wp-block-jetpack-contact-info"><!-- wp:jetpack/email {"email":"bakery@example.com"} -->
<div class="wp-block-jetpack-email"><a href="mailto:bakery@example.com">bakery@example.com</a></div>
<!-- /wp:jetpack/email -->

<!-- wp:jetpack/phone {"phone":"+1 555 010 9999"} -->
<div class="wp-block-jetpack-phone"><a href="tel:+15550109999">+1 555 010 9999</a></div>
<!-- /wp:jetpack/phone -->

<!-- wp:jetpack/address {"address":"1 Main St","city":"Springfield"} -->
<div class="wp-block-jetpack-address"><div class="jetpack-address__address jetpack-address__address1">1 Main St</div><div class="jetpack-address__city">Springfield</div></div>
<!-- /wp:jetpack/address --></div>
<!-- /wp:jetpack/contact-info -->

<!-- wp:jetpack/rating-star {"rating":3.5} -->
<figure class="wp-block-jetpack-rating-star" style="text-align:left"><span>★</span><span>★</span><span>★</span><span>★</span></figure>
<!-- /wp:jetpack/rating-star -->

<!-- wp:jetpack/repeat-visitor {"criteria":"before-visits"} -->
<div class="wp-block-jetpack-repeat-visitor"><div class="wp-block-jetpack-repeat-visitor__inner-container"><!-- wp:paragraph -->
<p>Welcome, stranger.</p>
<!-- /wp:paragraph --></div></div>
<!-- /wp:jetpack/repeat-visitor -->

<!-- wp:jetpack/button {"element":"a","text":"Order cake","url":"https://example.com/"} /-->

<!-- wp:jetpack/contact-form -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-email {"required":true} -->
<div><!-- wp:jetpack/label {"label":"Your email"} /-->

<!-- wp:jetpack/input {"type":"email"} /--></div>
<!-- /wp:jetpack/field-email -->

<!-- wp:jetpack/field-radio -->
<div><!-- wp:jetpack/label {"label":"Which cake"} /-->

<!-- wp:jetpack/options {"type":"radio"} -->
<ul class="wp-block-jetpack-options"><!-- wp:jetpack/option {"label":"Cheese cake"} /-->

<!-- wp:jetpack/option {"label":"Apple cake"} /--></ul>
<!-- /wp:jetpack/options --></div>
<!-- /wp:jetpack/field-radio -->

<!-- wp:jetpack/field-telephone {"showCountrySelector":true,"default":"DE"} -->
<div><!-- wp:jetpack/label {"label":"Your phone"} /-->

<!-- wp:jetpack/phone-input /--></div>
<!-- /wp:jetpack/field-telephone -->

<!-- wp:jetpack/button {"element":"button","text":"Send","lock":{"remove":true}} /--></div>
<!-- /wp:jetpack/contact-form -->`;
