<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Newsletter;

use Slipstream\Subscribers\People\Access;

require_once __DIR__ . '/Rendering_Case.php';

/**
 * Each block as emails have it.
 */
final class Rendering_Blocks_Test extends Rendering_Case {

	/** @return array<string, array{string, list<string>, list<string>}> Content, what its HTML has, what its text has. */
	public function blocks(): array {
		return require __DIR__ . '/Samples/blocks.php';
	}

	/**
	 * @dataProvider blocks
	 *
	 * @param list<string> $html
	 * @param list<string> $text
	 */
	public function test_a_block( string $content, array $html, array $text ): void {
		$mail = $this->mail( $content );
		self::assertIsMail( $mail, $content );
		$drawn = $this->drawn( $content );
		foreach ( $html as $part ) {
			self::assertStringContainsString( str_replace( 'a-walk-in-the-rain/', 'a-walk-in-the-rain', $part ), str_replace( 'a-walk-in-the-rain/', 'a-walk-in-the-rain', $drawn ) );
		}
		foreach ( $text as $part ) {
			self::assertStringContainsString( $part, $mail->text );
		}
		foreach ( array( 'steal()', 'typed', 'slipstream_none', '[nothing', 'wp-block' ) as $gone ) {
			self::assertStringNotContainsString( $gone, $mail->html . $mail->text );
		}
	}

	public function test_synced_patterns_are_drawn_unless_they_are_inside_themselves(): void {
		$pattern = wp_insert_post(
			array(
				'post_type'    => 'wp_block',
				'post_status'  => 'publish',
				'post_content' => '<!-- wp:paragraph --><p>Shared</p><!-- /wp:paragraph -->',
			)
		);
		wp_update_post(
			array(
				'ID'           => $pattern,
				'post_content' => "<!-- wp:paragraph --><p>Shared</p><!-- /wp:paragraph --><!-- wp:block {\"ref\":$pattern} /-->",
			)
		);
		$text = $this->mail( "<!-- wp:block {\"ref\":$pattern} /--><!-- wp:block {\"ref\":$pattern} /-->" )->text;
		self::assertSame( 2, substr_count( $text, 'Shared' ) );
		wp_update_post(
			array(
				'ID'          => $pattern,
				'post_status' => 'draft',
			)
		);
		self::assertStringNotContainsString( 'Shared', $this->mail( "<!-- wp:block {\"ref\":$pattern} /-->" )->text );
	}

	public function test_a_block_that_the_server_draws_is_clean(): void {
		register_block_type( 'slipstream-test/live', array( 'render_callback' => static fn (): string => '<div class="live" onclick="x()"><script>x()</script><p class="y">Live <a href="/z">z</a></p><button>Press</button></div>' ) );
		try {
			$mail = $this->mail( '<!-- wp:slipstream-test/live /-->' );
		} finally {
			unregister_block_type( 'slipstream-test/live' );
		}
		self::assertIsMail( $mail );
		self::assertStringContainsString( 'Live z (http://example.test/z)', $mail->text );
		self::assertStringNotContainsString( 'Press', $mail->html );
	}

	/** @return array<string, array{string, string, list<string>}> The block's folder, content, what the text has. */
	public function own_blocks(): array {
		return array(
			'hours'     => array( 'business-hours', '<!-- wp:jetpack/business-hours {"days":[{"name":"Mon","hours":[{"opening":"09:00","closing":"17:00"}]},{"name":"Tue","hours":[]}]} /-->', array( 'Monday', '9:00', 'Closed' ) ),
			'rating'    => array( 'rating-star', '<!-- wp:jetpack/rating-star {"rating":4} /-->', array( '4' ) ),
			'map'       => array( 'map', '<!-- wp:jetpack/map {"points":[{"placeTitle":"Mill","title":"Mill","caption":"By the river","coordinates":{"longitude":1,"latitude":2},"id":"x"}]} /-->', array( 'Open the map on openstreetmap.org' ) ),
			'gif'       => array( 'gif', '<!-- wp:jetpack/gif {"giphyUrl":"https://giphy.com/embed/abc","caption":"Rain"} /-->', array( 'Open this post' ) ),
			'pictures'  => array( 'slideshow', '<!-- wp:jetpack/slideshow {"ids":[1]} --><div class="wp-block-jetpack-slideshow"><ul><li><figure><img alt="Mill" src="/m.jpg" data-id="1"/><figcaption>The mill</figcaption></figure></li></ul></div><!-- /wp:jetpack/slideshow -->', array( '[Image: Mill]', 'The mill' ) ),
			'subscribe' => array( 'calendly', '<!-- wp:jetpack/subscriptions /--><!-- wp:jetpack/calendly {"url":"https://calendly.com/ann/walk"} /-->', array( 'calendly.com/ann/walk' ) ),
		);
	}

	/**
	 * @dataProvider own_blocks
	 *
	 * @param list<string> $text
	 */
	public function test_a_block_of_ours( string $folder, string $content, array $text ): void {
		$name     = "jetpack/$folder";
		$registry = \WP_Block_Type_Registry::get_instance();
		$built    = $registry->get_registered( $name );
		if ( $built ) {
			$registry->unregister( $name );
		}
		$folder   = dirname( __DIR__, 3 ) . "/blocks/$folder";
		$metadata = json_decode( (string) file_get_contents( "$folder/block.json" ), true );
		register_block_type(
			$name,
			array(
				'attributes'      => $metadata['attributes'],
				'render_callback' => static function ( array $attributes, string $content, \WP_Block $block ) use ( $folder ): string {
					ob_start();
					require "$folder/render.php";
					return (string) ob_get_clean();
				},
			)
		);
		try {
			$mail = $this->mail( $content );
		} finally {
			$registry->unregister( $name );
			if ( $built ) {
				$registry->register( $built );
			}
		}
		self::assertIsMail( $mail );
		foreach ( $text as $part ) {
			self::assertStringContainsString( $part, $mail->text );
		}
	}

	public function test_saved_blocks_of_others_are_emails(): void {
		$file = dirname( __DIR__, 4 ) . '/shared/peer-content/sample.json';
		if ( ! is_readable( $file ) ) {
			self::markTestSkipped( 'The sample is not here.' );
		}
		foreach ( json_decode( (string) file_get_contents( $file ), true ) as $case ) {
			foreach ( Access::cases() as $access ) {
				self::assertIsMail( $this->mail( $case['markup'], $access ), "{$case['name']} {$case['case']}" );
			}
		}
	}
}
