<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Newsletter;

use Slipstream\Subscribers\People\Access;
use Slipstream\Newsletter\Rendering\Post_Renderer;

require_once __DIR__ . '/Rendering_Case.php';

/**
 * Content of any kind becomes a harmless email, and drawing it changes nothing.
 */
final class Rendering_Hostile_Test extends Rendering_Case {

	private const HOSTILE = array(
		'"><script>alert(1)</script>',
		"'><img src=x onerror=alert(1)>",
		'javascript:alert(1)',
		" \x01javascript:alert(1)",
		'java&#09;script:alert(1)',
		'data:text/html,<script>alert(1)</script>',
		'" onmouseover="alert(1)',
		'red;background:url(javascript:alert(1))',
		'#fff"><b x="',
		'</style><script>alert(1)</script>',
		'&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
		'<table><tr><td><p>a<b>b</table>c',
		'<p><b><i>un<p>closed <a href="/x">x <div>y',
		"bad \xC3\x28 bytes \xFF",
		'%%slipstream-leave%%',
		'<a href="/a"><h2>T</h2><div>D</div></a>',
		'<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)">s</a></svg>',
		'<math><mi><img src=x onerror=alert(1)></mi></math>',
		'<!--><script>alert(1)</script>-->',
		'<p style="display : none">hidden</p>',
		'<plaintext>all the rest <b>',
		'<frameset><frame src="/x">',
		'<a href="http://">a</a><a href="//">b</a><a href="http:x">c</a><a href="?q=1">d</a><a href="#top">e</a><a href="//example.org/f">f</a>',
		'<img src="data:image/gif;base64,R0lGOD" alt="pixel"><img alt="no source"><img src="//example.org/i.png" width="9999" style="position:fixed" srcset="/x 2x">',
	);

	/** @return array<string, array{string}> */
	public function shapes(): array {
		return array(
			'paragraph' => array( '<!-- wp:paragraph {"align":"%2$s","backgroundColor":"%2$s","fontSize":"%2$s","style":{"color":{"background":"%2$s","text":"%2$s"},"typography":{"fontSize":"%2$s"}}} --><p style="%1$s" class="%1$s">%1$s</p><!-- /wp:paragraph -->' ),
			'image'     => array( '<!-- wp:image {"width":"%2$s","id":"%2$s","align":"%2$s"} --><figure><a href="%1$s"><img src="%1$s" alt="%1$s" width="%1$s"/></a><figcaption>%1$s</figcaption></figure><!-- /wp:image -->' ),
			'button'    => array( '<!-- wp:button {"style":{"color":{"gradient":"%2$s"}}} --><div><a href="%1$s">%1$s</a></div><!-- /wp:button -->' ),
			'cover'     => array( '<!-- wp:cover {"url":"%2$s","alt":"%2$s","overlayColor":"%2$s","customGradient":"%2$s"} --><div></div><!-- /wp:cover -->' ),
			'embed'     => array( '<!-- wp:embed {"url":"%2$s","type":"%2$s"} --><figure><figcaption>%1$s</figcaption></figure><!-- /wp:embed -->' ),
			'file'      => array( '<!-- wp:file {"href":"%2$s"} --><div><a href="%1$s">%1$s</a></div><!-- /wp:file -->' ),
			'columns'   => array( '<!-- wp:columns --><div><!-- wp:column {"width":"%2$s"} --><div>%1$s</div><!-- /wp:column --></div><!-- /wp:columns -->' ),
			'video'     => array( '<!-- wp:video --><figure><video poster="%1$s" src="%1$s"></video><figcaption>%1$s</figcaption></figure><!-- /wp:video -->' ),
			'spacer'    => array( '<!-- wp:spacer {"height":"%2$s"} --><div></div><!-- /wp:spacer -->' ),
			'html'      => array( '<!-- wp:html -->%1$s<!-- /wp:html -->' ),
			'list'      => array( '<!-- wp:list --><ul start="%1$s"><li value="%1$s">%1$s</li></ul><!-- /wp:list -->' ),
			'table'     => array( '<!-- wp:table --><figure><table><tr><td colspan="%1$s" align="%1$s">%1$s</td></tr></table></figure><!-- /wp:table -->' ),
			'quote'     => array( '<!-- wp:quote --><blockquote><p>%1$s</p><cite>%1$s</cite></blockquote><!-- /wp:quote -->' ),
			'code'      => array( '<!-- wp:code --><pre lang="%1$s" dir="%1$s"><code>%1$s</code></pre><!-- /wp:code -->' ),
			'gallery'   => array( '<!-- wp:gallery {"columns":"%2$s"} --><figure><img src="%1$s" alt="%1$s" data-id="%1$s" width="%1$s"></figure><!-- /wp:gallery -->' ),
			'unknown'   => array( '<!-- wp:elsewhere/x --><div>%1$s</div><!-- /wp:elsewhere/x -->' ),
			'classic'   => array( "%1\$s\n\n[caption width=\"%1\$s\"]%1\$s[/caption]" ),
		);
	}

	/** @dataProvider shapes */
	public function test_nothing_hostile_gets_through( string $shape ): void {
		foreach ( self::HOSTILE as $hostile ) {
			$json    = substr( (string) wp_json_encode( mb_scrub( $hostile ) ), 1, -1 );
			$content = sprintf( $shape, $hostile, str_replace( array( '--', '<', '>' ), array( '\u002d\u002d', '\u003c', '\u003e' ), $json ) );
			$post    = $this->post( 'x', array( 'post_title' => mb_scrub( $hostile ) ) );
			// The database would refuse bad bytes; a filter may add them.
			$post->post_content = $content;
			$mail               = ( new Post_Renderer() )->render( $post, Access::Free );
			// Text may say what tags look like.
			self::assertIsMail( $mail, $content, true );
			self::assertStringNotContainsString( 'alert(1)</script>', $mail->html );
		}
	}

	public function test_attributes_of_any_type_break_nothing(): void {
		foreach ( array( 'null', 'true', '1e99', '-5', '[]', '{"a":[1]}', '"\u0000"' ) as $json ) {
			$keys       = array( 'align', 'textAlign', 'width', 'height', 'columns', 'id', 'ref', 'url', 'href', 'style', 'layout', 'mediaWidth', 'mediaType', 'backgroundColor', 'gradient', 'metadata', 'className', 'fontSize', 'customGradient', 'start' );
			$attributes = '{' . implode( ',', array_map( static fn ( string $key ): string => "\"$key\":$json", $keys ) ) . '}';
			$content    = '';
			foreach ( array( 'paragraph', 'heading', 'list', 'image', 'gallery', 'quote', 'code', 'table', 'buttons', 'button', 'columns', 'column', 'group', 'media-text', 'cover', 'separator', 'spacer', 'embed', 'video', 'audio', 'file', 'details', 'html', 'block', 'shortcode' ) as $name ) {
				$content .= "<!-- wp:$name $attributes --><p>Text</p><!-- /wp:$name -->";
			}
			self::assertIsMail( $this->mail( $content ), $json );
		}
	}

	public function test_links_are_whole(): void {
		$mail = $this->mail( '<!-- wp:paragraph --><p><a href="?q=1">d</a> <a href="#top">e</a> <a href="//example.org/f">f</a> <a href="mailto:a@example.org">g</a> <a href="next">h</a></p><!-- /wp:paragraph -->' );
		foreach ( array( 'rain/?q=1"', 'rain/#top"', '"http://example.org/f"', '"mailto:a@example.org"', 'rain/next"' ) as $part ) {
			self::assertStringContainsString( $part, $mail->html );
		}
		self::assertStringContainsString( '(a@example.org)', $mail->text );
	}

	public function test_drawing_changes_nothing(): void {
		global $wp_filter, $post;
		$this->sign_in( 'administrator' );
		$seen = array();
		register_block_type(
			'slipstream-test/loud',
			array(
				'render_callback' => static function () use ( &$seen ): string {
					$seen = array( get_current_user_id(), get_the_ID() );
					wp_enqueue_script( 'jquery' );
					wp_enqueue_style( 'slipstream-test', '/x.css', array(), '1' );
					wp_enqueue_script_module( 'slipstream-test', '/x.js' );
					wp_add_inline_script( 'jquery', 'x()' );
					add_filter( 'the_content', '__return_empty_string' );
					add_action( 'wp_footer', static fn (): bool => true );
					$GLOBALS['post'] = null;
					ob_start();
					return '<p>Loud</p>';
				},
			)
		);
		$other   = $this->post( 'Other' );
		$post    = $other;
		$one     = $this->post( '<!-- wp:slipstream-test/loud /--><!-- wp:slipstream-test/loud /-->' );
		$user    = wp_get_current_user();
		$filters = array_map( static fn ( \WP_Hook $hook ): array => array_map( 'array_keys', $hook->callbacks ), $wp_filter );
		$levels  = ob_get_level();
		try {
			$mail = ( new Post_Renderer() )->render( $one, Access::Free );
		} finally {
			unregister_block_type( 'slipstream-test/loud' );
		}
		self::assertSame( $filters, array_map( static fn ( \WP_Hook $hook ): array => array_map( 'array_keys', $hook->callbacks ), $wp_filter ) );
		self::assertStringContainsString( 'Loud', $mail->text );
		self::assertSame( array( 0, $one->ID ), $seen, 'Nobody in particular looks at this post.' );
		self::assertSame( $other, $post );
		self::assertSame( $user, wp_get_current_user() );
		self::assertSame( $levels, ob_get_level() );
		self::assertFalse( wp_script_is( 'jquery' ) );
		self::assertFalse( wp_style_is( 'slipstream-test', 'registered' ) );
		self::assertEmpty( wp_scripts()->get_data( 'jquery', 'after' ) );
		self::assertStringNotContainsString( 'slipstream-test', (string) wp_json_encode( (array) wp_script_modules() ) );
	}

	public function test_a_block_that_fails_leaves_a_link(): void {
		register_block_type( 'slipstream-test/broken', array( 'render_callback' => static fn (): string => throw new \RuntimeException( 'No.' ) ) );
		try {
			$mail = $this->mail( '<!-- wp:slipstream-test/broken /--><!-- wp:paragraph --><p>Later</p><!-- /wp:paragraph -->' );
		} finally {
			unregister_block_type( 'slipstream-test/broken' );
		}
		self::assertIsMail( $mail );
		self::assertStringContainsString( 'Open this post', $mail->text );
		self::assertStringContainsString( 'Later', $mail->text );
	}
}
