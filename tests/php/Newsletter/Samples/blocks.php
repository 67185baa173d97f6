<?php
/** Each block: its content, what its HTML has, and what its text has. */

declare( strict_types=1 );

$image = '<!-- wp:image {"width":"240px"} --><figure class="wp-block-image"><a href="/big"><img src="/a.jpg" srcset="/b.jpg 2x" loading="lazy" alt="A &amp; B" class="wp-image-7"/></a><figcaption class="wp-element-caption">By <em>Ann</em></figcaption></figure><!-- /wp:image -->';
$p     = '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->';
return array(
	'paragraph'                    => array(
		'<!-- wp:paragraph {"align":"center","className":"x"} --><p class="has-text-align-center x" onclick="x()">A <strong>b</strong> <a href="../c?d=1&amp;e=2#f" target="_blank">c</a></p><!-- /wp:paragraph -->',
		array( 'text-align:center', '<strong>b</strong>', 'href="http://example.test/c?d=1&amp;e=2#f"' ),
		array( 'A b c (http://example.test/c?d=1&e=2#f)' ),
	),
	'paragraph on a color'         => array(
		'<!-- wp:paragraph {"style":{"color":{"background":"#003366","text":"#ffffff"}}} --><p class="has-background" style="background-color:#003366;color:#ffffff">On blue</p><!-- /wp:paragraph -->',
		array( 'bgcolor="#003366"', 'color:#ffffff' ),
		array( 'On blue' ),
	),
	'heading'                      => array(
		'<!-- wp:heading {"level":3,"textAlign":"right"} --><h3 class="wp-block-heading" id="x">Title</h3><!-- /wp:heading -->',
		array( '<h3 style="', 'text-align:right', '>Title</h3>' ),
		array( "Title\n-----" ),
	),
	'list'                         => array(
		'<!-- wp:list {"ordered":true,"start":3} --><ol start="3" class="wp-block-list"><!-- wp:list-item --><li>One<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>In</li><!-- /wp:list-item --></ul><!-- /wp:list --></li><!-- /wp:list-item --><!-- wp:list-item --><li>Two</li><!-- /wp:list-item --></ol><!-- /wp:list -->',
		array( '<ol start="3" style="', '<ul style="', '>In</li>' ),
		array( "3. One\n  - In\n4. Two" ),
	),
	'list of old posts'            => array(
		'<!-- wp:list --><ul><li>One</li><li>Two</li></ul><!-- /wp:list -->',
		array( '>Two</li></ul>' ),
		array( "- One\n- Two" ),
	),
	'image'                        => array(
		$image,
		array( '<a href="http://example.test/big">', '<img src="http://example.test/a.jpg" alt="A &amp; B" width="240"', 'By <em>Ann</em>' ),
		array( '[Image: A & B] (http://example.test/big)', 'By Ann' ),
	),
	'gallery'                      => array(
		"<!-- wp:gallery {\"columns\":3} --><figure class=\"wp-block-gallery\">$image$image$image<figcaption class=\"blocks-gallery-caption\">All</figcaption></figure><!-- /wp:gallery -->",
		array( 'width="33%"', 'width="181"', '>All</p>' ),
		array( 'By Ann', 'All' ),
	),
	'gallery of old posts'         => array(
		'<!-- wp:gallery {"ids":[1,2]} --><figure class="wp-block-gallery"><ul class="blocks-gallery-grid"><li><figure><img src="/a.jpg" alt="a" data-id="1"/></figure></li><li><figure><img src="/b.jpg" alt="b" data-id="2"/></figure></li></ul></figure><!-- /wp:gallery -->',
		array( 'http://example.test/a.jpg', 'http://example.test/b.jpg', 'width="50%"' ),
		array( '[Image: a]' ),
	),
	'quote'                        => array(
		"<!-- wp:quote --><blockquote class=\"wp-block-quote\">$p<cite>Ann</cite></blockquote><!-- /wp:quote -->",
		array( '<blockquote', 'border-left:3px solid', '>Ann</cite>' ),
		array( "> Text\n", '> Ann' ),
	),
	'pull quote'                   => array(
		'<!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>Said</p><cite>Ann</cite></blockquote></figure><!-- /wp:pullquote -->',
		array( '>Said</p>', '>Ann</cite>' ),
		array( '> Said' ),
	),
	'code'                         => array(
		"<!-- wp:code --><pre class=\"wp-block-code\"><code>if ( a &lt; b ) {\n\techo \"[x y='1']\";\n}</code></pre><!-- /wp:code -->",
		array( '<pre class="ss-tint"', 'direction:ltr', "if ( a &lt; b ) {\n\techo \"[x y='1']\";\n}" ),
		array( "if ( a < b ) {\n\techo \"[x y='1']\";\n}" ),
	),
	'preformatted'                 => array(
		"<!-- wp:preformatted --><pre class=\"wp-block-preformatted\">a  b\n c</pre><!-- /wp:preformatted -->",
		array( "a  b\n c" ),
		array( "a  b\n c" ),
	),
	'verse'                        => array(
		"<!-- wp:verse --><pre class=\"wp-block-verse\">Rain\n  falls</pre><!-- /wp:verse -->",
		array( "Rain\n  falls" ),
		array( "Rain\n  falls" ),
	),
	'table'                        => array(
		'<!-- wp:table --><figure class="wp-block-table"><table class="has-fixed-layout"><thead><tr><th>Day</th><th>Rain</th></tr></thead><tbody><tr><td class="has-text-align-right" data-align="right">Monday</td><td>3 mm</td></tr></tbody></table><figcaption>Rain</figcaption></figure><!-- /wp:table -->',
		array( '>Day</th>', 'text-align:right;word-break:normal;overflow-wrap:normal">Monday</td>', 'overflow-x:auto', '>Rain</p>' ),
		array( "Day | Rain\nMonday | 3 mm\n" ),
	),
	'buttons'                      => array(
		'<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"center"}} --><div class="wp-block-buttons"><!-- wp:button {"style":{"color":{"background":"#ffdd00"}}} --><div class="wp-block-button"><a class="wp-block-button__link" href="/buy">Buy <b>now</b></a></div><!-- /wp:button --><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link">Nothing</a></div><!-- /wp:button --></div><!-- /wp:buttons -->',
		array( 'text-align:center', 'href="http://example.test/buy"', 'background-color:#ffdd00;color:#1e1e1e' ),
		array( 'Buy now (http://example.test/buy)', 'Nothing' ),
	),
	'columns'                      => array(
		"<!-- wp:columns --><div class=\"wp-block-columns\"><!-- wp:column {\"width\":\"25%\"} --><div class=\"wp-block-column\">$p</div><!-- /wp:column --><!-- wp:column --><div class=\"wp-block-column\">$image</div><!-- /wp:column --></div><!-- /wp:columns -->",
		array( 'class="ss-column" width="25%"', 'class="ss-column" width="75%"' ),
		array( 'Text', 'By Ann' ),
	),
	'group'                        => array(
		"<!-- wp:group {\"style\":{\"color\":{\"background\":\"#222222\"}}} --><div class=\"wp-block-group\">$p</div><!-- /wp:group -->",
		array( 'background-color:#222222;color:#ffffff' ),
		array( 'Text' ),
	),
	'media and text'               => array(
		"<!-- wp:media-text {\"mediaPosition\":\"right\",\"mediaWidth\":40,\"mediaType\":\"image\"} --><div class=\"wp-block-media-text\"><div class=\"wp-block-media-text__content\">$p</div><figure class=\"wp-block-media-text__media\"><img src=\"/m.jpg\" alt=\"M\"/></figure></div><!-- /wp:media-text -->",
		array( 'width="60%"', 'width="40%"', 'http://example.test/m.jpg' ),
		array( 'Text', '[Image: M]' ),
	),
	'cover'                        => array(
		"<!-- wp:cover {\"url\":\"/c.jpg\",\"customOverlayColor\":\"#331100\"} --><div class=\"wp-block-cover\"><img class=\"wp-block-cover__image-background\" alt=\"C\" src=\"/c.jpg\"/><div class=\"wp-block-cover__inner-container\">$p</div></div><!-- /wp:cover -->",
		array( 'http://example.test/c.jpg', 'background-color:#331100;color:#ffffff' ),
		array( '[Image: C]', 'Text' ),
	),
	'separator'                    => array( '<!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator -->', array( '<hr class="ss-line"' ), array( '---' ) ),
	'spacer'                       => array( '<!-- wp:spacer {"height":"300px"} --><div style="height:300px" class="wp-block-spacer"></div><!-- /wp:spacer -->', array( 'height="60"' ), array() ),
	'embed'                        => array(
		'<!-- wp:embed {"url":"https://www.youtube.com/watch?v=1","type":"video"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">https://www.youtube.com/watch?v=1</div><figcaption>A film</figcaption></figure><!-- /wp:embed -->',
		array( '>Watch on youtube.com</a>', '>A film</p>' ),
		array( 'Watch on youtube.com (https://www.youtube.com/watch?v=1)' ),
	),
	'video'                        => array(
		'<!-- wp:video --><figure class="wp-block-video"><video controls poster="/p.jpg" src="/v.mp4"></video><figcaption>Rain</figcaption></figure><!-- /wp:video -->',
		array( 'http://example.test/p.jpg', '>Watch the video</a>', '>Rain</p>' ),
		array( 'Watch the video (http://example.test/a-walk-in-the-rain/)' ),
	),
	'audio'                        => array( '<!-- wp:audio --><figure class="wp-block-audio"><audio controls src="/a.mp3"></audio></figure><!-- /wp:audio -->', array( '>Listen to the audio</a>' ), array() ),
	'file'                         => array(
		'<!-- wp:file {"href":"/f.pdf"} --><div class="wp-block-file"><a id="x" href="/f.pdf">A <b>map</b></a><a href="/f.pdf" class="wp-block-file__button" download>Download</a></div><!-- /wp:file -->',
		array( 'href="http://example.test/f.pdf"' ),
		array( 'A map (http://example.test/f.pdf)' ),
	),
	'details'                      => array(
		"<!-- wp:details --><details class=\"wp-block-details\"><summary>More</summary>$p</details><!-- /wp:details -->",
		array( '>More</p>', '>Text</p>' ),
		array( "More\n\nText" ),
	),
	'more and page breaks'         => array( "$p<!-- wp:more --><!--more--><!-- /wp:more --><!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage -->", array( 'Text' ), array( 'Text' ) ),
	'html'                         => array(
		'<!-- wp:html --><section><h2 onclick="x()">Own</h2><script>steal()</script><form><input value="typed"></form><div>loose <i>text</i></div></section><!-- /wp:html -->',
		array( '>Own</h2>', '>loose <i>text</i></p>' ),
		array( "Own\n===" ),
	),
	'html that emails cannot show' => array( '<!-- wp:html --><iframe src="https://example.org/"></iframe><!-- /wp:html -->', array( '>Open this post</a>' ), array() ),
	'content without blocks'       => array(
		"One &amp; <b>two</b>\nthree\n\nSee https://example.org/x and [nothing a=\"1\"] [sic] [also]inside[/also].\n\n<h2>Four</h2>",
		array( '<b>two</b><br>', 'href="https://example.org/x"', '>Four</h2>', '[sic] inside.' ),
		array( "One & two\nthree\n\nSee https://example.org/x and [sic] inside." ),
	),
	'shortcode'                    => array( '<!-- wp:shortcode -->[slipstream_none]<!-- /wp:shortcode -->' . $p, array( 'Text' ), array() ),
	'unknown with text'            => array( '<!-- wp:elsewhere/box {"a":1} --><div class="box"><p>Words</p></div><!-- /wp:elsewhere/box -->', array( '>Words</p>' ), array( 'Words' ) ),
	'unknown without text'         => array( '<!-- wp:elsewhere/box /-->', array( '>Open this post</a>' ), array() ),
	'right to left inside'         => array( '<!-- wp:paragraph {"direction":"rtl"} --><p dir="rtl" lang="he">שלום</p><!-- /wp:paragraph -->', array( '<p dir="rtl" lang="he"' ), array( 'שלום' ) ),
	'highlighted'                  => array( '<!-- wp:paragraph --><p><mark style="background-color:rgba(0, 0, 0, 0);color:#cc0000" class="has-inline-color">Red</mark> <mark>m</mark></p><!-- /wp:paragraph -->', array( 'color:#cc0000', 'class="ss-color"', 'background-color:#fff2a8' ), array( 'Red m' ) ),
);
