<?php

declare( strict_types=1 );

namespace Slipstream\Tests;

use WP_Block_Type;
use WP_Block_Type_Registry;
use WP_Post;

/**
 * Registers a block from its folder, so that its page can be tested with and without a build, and renders it as a page
 * does.
 */
abstract class Block_Case extends Test_Case {

	/** The block as the build registers it, where there is a build. */
	private ?WP_Block_Type $built = null;

	/** The block's folder below `blocks`. */
	abstract protected static function block(): string;

	/** Values that do not belong in a page, whatever attribute holds them. */
	protected const HOSTILE = array(
		'"><script>alert(1)</script>',
		"'><img src=x onerror=alert(1)>",
		'javascript:alert(1)',
		'" onmouseover="alert(1)',
		'red;background:url(javascript:alert(1))',
		'</script><script>alert(1)</script>',
		'&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
	);

	protected function setUp(): void {
		parent::setUp();
		$name        = 'jetpack/' . static::block();
		$registry    = WP_Block_Type_Registry::get_instance();
		$this->built = $registry->get_registered( $name );
		if ( $this->built ) {
			$registry->unregister( $name );
		}
		$folder   = dirname( __DIR__, 2 ) . '/blocks/' . static::block();
		$metadata = json_decode( (string) file_get_contents( $folder . '/block.json' ), true );
		register_block_type(
			$name,
			array(
				'api_version'     => $metadata['apiVersion'],
				'attributes'      => $metadata['attributes'],
				'supports'        => $metadata['supports'] ?? array(),
				'uses_context'    => $metadata['usesContext'] ?? array(),
				'selectors'       => $metadata['selectors'] ?? array(),
				// The names that WordPress gives a template.
				'render_callback' => static function ( array $attributes, string $content, \WP_Block $block ) use ( $folder ): string { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter.FoundInExtendedClass, Generic.CodeAnalysis.UnusedFunctionParameter.Found
					ob_start();
					require $folder . '/render.php';
					return (string) ob_get_clean();
				},
			)
		);
	}

	protected function tearDown(): void {
		$registry = WP_Block_Type_Registry::get_instance();
		$registry->unregister( 'jetpack/' . static::block() );
		if ( $this->built ) {
			$registry->register( $this->built );
		}
		parent::tearDown();
	}

	/**
	 * The HTML of a block.
	 *
	 * @param array<string, mixed> $attributes Attributes of the comment.
	 */
	protected function render( array $attributes = array(), string $inside = '' ): string {
		return do_blocks( get_comment_delimited_block_content( 'jetpack/' . static::block(), $attributes, $inside ) );
	}

	/**
	 * Makes a post, and makes it the one that is being shown.
	 *
	 * @param array<string, mixed> $values The post's fields.
	 */
	protected function show_post( array $values = array() ): WP_Post {
		$id = wp_insert_post(
			$values + array(
				'post_title'   => 'A post',
				'post_content' => 'Text',
				'post_status'  => 'publish',
			)
		);
		self::assertIsInt( $id );
		$post = get_post( $id );
		self::assertInstanceOf( WP_Post::class, $post );
		$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As a page of this post does.
		return $post;
	}

	/** Fails when HTML would run a script or leave its place: what is hostile may only be text or a quoted value. */
	protected static function assertHarmless( string $html ): void {
		$processor = new \WP_HTML_Tag_Processor( $html );
		while ( $processor->next_tag() ) {
			self::assertNotContains( $processor->get_tag(), array( 'SCRIPT', 'IMG', 'IFRAME' ), $html );
			self::assertSame( array(), $processor->get_attribute_names_with_prefix( 'on' ), $html );
			foreach ( array( 'href', 'src', 'action', 'style' ) as $name ) {
				self::assertStringNotContainsStringIgnoringCase(
					'javascript:',
					(string) $processor->get_attribute( $name ),
					$html
				);
			}
		}
	}

	/**
	 * A className of any value. WordPress before 7.0 itself fails for one that is no text.
	 *
	 * @return array{className: mixed}
	 */
	protected static function class_name( mixed $value ): array {
		return array(
			'className' => is_string( $value ) || version_compare( (string) get_bloginfo( 'version' ), '7.0', '>=' )
				? $value
				: 'x',
		);
	}
}
