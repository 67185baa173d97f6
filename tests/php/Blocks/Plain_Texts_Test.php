<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Blocks;

use Slipstream\Blocks\Plain_Texts;
use Slipstream\Tests\Test_Case;
use WP_Hook;
use WP_REST_Request;

/**
 * What an author without unfiltered_html typed comes back, for every attribute that a block declares as plain.
 */
final class Plain_Texts_Test extends Test_Case {

	private const TYPED = "a < b > c & d &amp; e \"f\" -- g <b>h</b> <script>attack()</script> \\ \u{1F986}\n<!-- wp:html -->'i' --> j &lt;k";

	/** The filter as it was. */
	private WP_Hook $hooks;

	protected function setUp(): void {
		parent::setUp();
		$this->hooks = clone $GLOBALS['wp_filter']['pre_kses'];
		self::assertArrayHasKey( 9, $this->hooks->callbacks, 'The module stands around the filter.' );
		// With the sources in the place of the build.
		remove_all_filters( 'pre_kses', 9 );
		remove_all_filters( 'pre_kses', 11 );
		( new Plain_Texts( static fn (): array => self::metadata() ) )->add_hooks();
		$this->sign_in( 'author' );
		kses_init();
	}

	protected function tearDown(): void {
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As it was.
		$GLOBALS['wp_filter']['pre_kses'] = $this->hooks;
		wp_set_current_user( 0 );
		kses_init();
		parent::tearDown();
	}

	/** @return array<string, array<string, mixed>> What the blocks say of themselves. */
	private static function metadata(): array {
		$blocks = array();
		foreach ( (array) glob( dirname( __DIR__, 3 ) . '/blocks/*/block.json' ) as $file ) {
			$metadata                    = json_decode( (string) file_get_contents( (string) $file ), true );
			$blocks[ $metadata['name'] ] = $metadata;
		}
		return $blocks;
	}

	/**
	 * Every block that declares a plain text, with that text in all of them.
	 *
	 * @return array<string, array{string, array<string, mixed>}>
	 */
	public static function blocks(): array {
		$found = array();
		foreach ( self::metadata() as $name => $metadata ) {
			$attributes = array();
			foreach ( $metadata['slipstream']['plainText'] ?? array() as $path ) {
				$value = self::TYPED;
				$parts = explode( '.', $path );
				foreach ( array_reverse( array_slice( $parts, 1 ) ) as $part ) {
					$value = '*' === $part ? array( $value, $value ) : array( $part => $value );
				}
				$attributes = array_replace_recursive( $attributes, array( $parts[0] => $value ) );
			}
			if ( $attributes ) {
				$found[ $name ] = array( $name, $attributes );
			}
		}
		return $found;
	}

	/**
	 * @dataProvider blocks
	 * @param array<string, mixed> $attributes
	 */
	public function test_what_was_typed_comes_back( string $name, array $attributes ): void {
		self::assertFalse( current_user_can( 'unfiltered_html' ) );
		$content = self::block( $name, $attributes );
		$post    = (int) wp_insert_post(
			wp_slash(
				array(
					'post_content' => $content,
					'post_status'  => 'publish',
					'post_title'   => 'Typed',
				)
			)
		);
		self::assertSame( $content, get_post( $post )->post_content ?? '' );
		foreach ( range( 1, 2 ) as $time ) {
			wp_update_post(
				wp_slash(
					array(
						'ID'           => $post,
						'post_content' => get_post( $post )->post_content ?? '',
					)
				)
			);
			self::assertSame( $attributes, $this->stored( $post ), "Saved again: $time" );
			$request = new WP_REST_Request( 'PUT', "/wp/v2/posts/$post" );
			$request->set_body_params( array( 'content' => get_post( $post )->post_content ?? '' ) );
			$response = rest_do_request( $request );
			self::assertSame( 200, $response->get_status() );
			self::assertSame( $attributes, $this->stored( $post ), "By REST: $time" );
		}
		self::assertStringNotContainsString(
			'<script>attack',
			(string) apply_filters( 'the_content', get_post( $post )->post_content ?? '' )
		);
	}

	public function test_administrators_of_a_site_in_a_network_keep_theirs(): void {
		// As WordPress answers there for everybody but those who run the network.
		$network = static fn ( array $caps, string $cap ): array => 'unfiltered_html' === $cap ? array(
			'do_not_allow',
		) : $caps;
		add_filter( 'map_meta_cap', $network, 10, 2 );
		$this->sign_in( 'administrator' );
		kses_init();
		$content = self::block(
			'jetpack/markdown',
			array( 'source' => self::TYPED ),
			'<div class="wp-block-jetpack-markdown"><p>a <script>attack()</script></p></div>'
		);
		$post    = (int) wp_insert_post( wp_slash( array( 'post_content' => $content ) ) );
		self::assertSame( array( 'source' => self::TYPED ), $this->stored( $post ) );
		self::assertStringNotContainsString(
			'<script',
			get_post( $post )->post_content ?? '',
			'What is HTML is filtered.'
		);
		remove_filter( 'map_meta_cap', $network );
	}

	public function test_what_is_no_plain_text_is_filtered_as_ever(): void {
		$bad     = array(
			'text'        => 'Go <script>attack()</script><b>on</b>',
			'placeholder' => 'a <b',
		);
		$content = self::block( 'jetpack/button', $bad )
			. '<!-- wp:paragraph --><p>a <script>attack()</script></p><!-- /wp:paragraph -->'
			. self::block( 'core/other', array( 'source' => 'a <script>b' ) );
		$kept    = wp_kses_post( $content );
		$blocks  = parse_blocks( $kept );
		self::assertSame(
			array( 'Go attack()<b>on</b>', 'a <b' ),
			array( $blocks[0]['attrs']['text'], $blocks[0]['attrs']['placeholder'] )
		);
		self::assertStringNotContainsString( 'script', $kept );
		self::assertStringNotContainsString( 'slipstreamtext', $kept );
		self::assertSame( 'a &lt; b', wp_kses_post( 'a < b' ) );
	}

	public function test_blocks_in_blocks_keep_theirs(): void {
		$inner   = self::block(
			'jetpack/markdown',
			array( 'source' => 'a <b && c>d' ),
			'<div class="wp-block-jetpack-markdown"><p>a</p></div>'
		);
		$content = "<!-- wp:group --><div class=\"wp-block-group\">$inner</div><!-- /wp:group -->";
		self::assertSame( $content, wp_kses_post( $content ) );
		// Whoever writes a delimiter by hand need not write numbers.
		self::assertSame(
			'a < b',
			parse_blocks( wp_kses_post( '<!-- wp:jetpack/markdown {"source":"a < b"} /-->' ) )[0]['attrs']['source']
		);
	}

	public function test_a_text_of_the_wrong_type_does_no_harm(): void {
		foreach ( array( array( 'a <b' ), 1, null, array( 'x' => array( 'y <z' ) ) ) as $source ) {
			$kept = wp_kses_post(
				self::block(
					'jetpack/markdown',
					array( 'source' => $source )
				) . self::block( 'jetpack/map', array( 'points' => $source ) )
			);
			self::assertCount( 2, parse_blocks( $kept ) );
			self::assertStringNotContainsString( 'slipstreamtext', $kept );
		}
	}

	/**
	 * A block as the editor writes it.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private static function block( string $name, array $attributes, string $html = '' ): string {
		return get_comment_delimited_block_content( $name, $attributes, $html );
	}

	/** @return array<string, mixed> The attributes of the first block of a post. */
	private function stored( int $post ): array {
		return parse_blocks( get_post( $post )->post_content ?? '' )[0]['attrs'];
	}
}
