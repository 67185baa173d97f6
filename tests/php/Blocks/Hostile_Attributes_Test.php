<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Blocks;

use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;
use WP_Block_Type;
use WP_Block_Type_Registry;
use WP_HTML_Tag_Processor;

/**
 * Nothing runs on the page of an author who may not write unfiltered HTML. SLIPSTREAM_ROUTES=whole tries every text in
 * every attribute (bench/routes.mjs); otherwise every text in all attributes at once, and a fifth of them one by one.
 */
final class Hostile_Attributes_Test extends Test_Case {

	/** What must not arrive anywhere where it runs. Each calls attack(), so that it is told from what is ours. */
	private const TEXTS = array(
		'<script>attack()</script>',
		'"><script>attack()</script>',
		"'><img src=x onerror=attack()>",
		'" onmouseover="attack()" x="',
		"' onfocus='attack()' autofocus='",
		'javascript:attack()',
		"jAvA\tscRipt:attack()",
		'&#106;avascript&colon;attack()',
		'data:text/html,<script>attack()</script>',
		'vbscript:attack()',
		'--><script>attack()</script><!--',
		']]><script>attack()</script>',
		'</script><script>attack()</script>',
		'</style><script>attack()</script>',
		'</textarea></title><svg onload=attack()>',
		'red;background:url(javascript:attack())',
		'1px;width:expression(attack())',
		'&quot;&gt;&lt;script&gt;attack()&lt;/script&gt;',
		"\u{2028}\";attack();//",
		'{{constructor.constructor("attack()")()}}',
		'[contact-form onload="attack()"]<script>attack()</script>[/contact-form]',
	);

	/** Attributes that hold an address. */
	private const ADDRESSES = array( 'href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'background', 'data', 'srcdoc', 'cite', 'ping', 'manifest' );

	/** @var array<string, WP_Block_Type> The blocks as the build registers them, where there is a build. */
	private static array $built = array();

	/** @var array<string, array<string, mixed>> The blocks, by name. */
	private static array $blocks = array();

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		( new Installer( Plugin::modules() ) )->install();
		$registry = WP_Block_Type_Registry::get_instance();
		foreach ( self::metadata() as $name => $metadata ) {
			$built = $registry->get_registered( $name );
			if ( $built ) {
				self::$built[ $name ] = $built;
				$registry->unregister( $name );
			}
			$template = dirname( __DIR__, 3 ) . '/blocks/' . str_replace( array( 'jetpack/', '/' ), array( '', '-' ), $name ) . '/render.php';
			register_block_type(
				$name,
				array(
					'attributes'      => $metadata['attributes'] ?? array(),
					'supports'        => $metadata['supports'] ?? array(),
					'uses_context'    => $metadata['usesContext'] ?? array(),
					'selectors'       => $metadata['selectors'] ?? array(),
					'render_callback' => is_file( $template ) ? static function ( array $attributes, string $content, \WP_Block $block ) use ( $template ): string {
						ob_start();
						require $template;
						return (string) ob_get_clean();
					} : null,
				) + ( empty( $metadata['slipstream']['skipInnerBlocks'] ) ? array() : array( 'skip_inner_blocks' => true ) )
			);
		}
		// As WordPress does once all blocks are there: adds the attributes of their supports.
		\WP_Block_Supports::init();
	}

	public static function tearDownAfterClass(): void {
		$registry = WP_Block_Type_Registry::get_instance();
		foreach ( array_keys( self::metadata() ) as $name ) {
			$registry->unregister( $name );
			if ( isset( self::$built[ $name ] ) ) {
				$registry->register( self::$built[ $name ] );
			}
		}
		parent::tearDownAfterClass();
	}

	/** @return array<string, array<string, mixed>> What the blocks say of themselves. */
	private static function metadata(): array {
		if ( ! self::$blocks ) {
			foreach ( (array) glob( dirname( __DIR__, 3 ) . '/blocks/*/block.json' ) as $file ) {
				$metadata                          = json_decode( (string) file_get_contents( (string) $file ), true );
				self::$blocks[ $metadata['name'] ] = $metadata;
			}
		}
		return self::$blocks;
	}

	/** @return iterable<string, array{string}> The blocks, and one of WordPress's own that carries our marks. */
	public static function blocks(): iterable {
		foreach ( array( ...array_keys( self::metadata() ), 'core/paragraph' ) as $name ) {
			yield $name => array( $name );
		}
	}

	/** @dataProvider blocks */
	public function test_nothing_runs( string $name ): void {
		$this->sign_in( 'author' );
		self::assertFalse( current_user_can( 'unfiltered_html' ) );
		$attributes = array( ...array_keys( self::metadata()[ $name ]['attributes'] ?? array() ), 'className', 'anchor', 'style', 'metadata', 'backgroundColor', 'nobodyKnows' );
		$tried      = 0;
		$whole      = 'whole' === getenv( 'SLIPSTREAM_ROUTES' );
		foreach ( self::TEXTS as $at => $text ) {
			$documents = array( $this->document( $name, array_fill_keys( $attributes, $text ), $text ) );
			foreach ( array_values( array_unique( $attributes ) ) as $number => $attribute ) {
				if ( ! $whole && 0 !== ( $at + $number ) % 5 ) {
					continue;
				}
				$default = self::metadata()[ $name ]['attributes'][ $attribute ]['default'] ?? null;
				foreach ( self::shapes( $text, $default ) as $value ) {
					// WordPress 6.8 stops by itself at a class that is no text.
					if ( 'className' === $attribute && ! is_string( $value ) && ! is_wp_version_compatible( '6.9' ) ) {
						continue;
					}
					$documents[] = $this->document( $name, array( $attribute => $value ), $text );
				}
			}
			// One post for all of them: what an author saves goes through WordPress's filters once.
			foreach ( array_chunk( $documents, 20 ) as $chunk ) {
				$this->look( implode( "\n\n", $chunk ), "$name with $text" );
				$tried += count( $chunk );
			}
		}
		if ( $whole ) {
			fprintf( STDERR, "%5d blocks of %s\n", $tried, $name );
		}
		self::assertGreaterThan( 20, $tried );
	}

	/** @return list<mixed> A hostile text in the shapes in which an attribute may hold it. */
	private static function shapes( string $text, mixed $default ): array {
		$shapes = array(
			$text,
			array(
				$text,
				array(
					'value' => $text,
					'label' => $text,
					'name'  => $text,
					'url'   => $text,
				),
			),
			array(
				'color'        => array(
					'text'       => $text,
					'background' => $text,
				),
				'slipstreamAi' => array( 'kind' => $text ),
				'name'         => $text,
				$text          => $text,
			),
		);
		if ( is_array( $default ) && $default ) {
			$shapes[] = self::poison( $default, $text );
		}
		return $shapes;
	}

	/** A value of the same shape with hostile texts in all its places. */
	private static function poison( mixed $value, string $text ): mixed {
		return is_array( $value ) ? array_map( static fn ( mixed $member ): mixed => self::poison( $member, $text ), $value ) : $text;
	}

	/**
	 * A block inside those that it needs around it.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private function document( string $name, array $attributes, string $text ): string {
		$content = self::block( $name, $attributes, self::inner( $name, $text ) );
		for ( $depth = 0; $depth < 5; $depth++ ) {
			$metadata = self::metadata()[ $name ] ?? array();
			$around   = $metadata['parent'][0] ?? $metadata['ancestor'][0] ?? ( str_starts_with( $name, 'jetpack/field-' ) ? 'jetpack/contact-form' : null );
			if ( null === $around ) {
				break;
			}
			$content = self::block( $around, array(), $content );
			$name    = $around;
		}
		return $content;
	}

	/**
	 * What stands in a block: the label and the input of a field, or nothing, as in old forms; else markup as it is saved.
	 */
	private static function inner( string $name, string $text ): string {
		if ( 'core/paragraph' === $name ) {
			return "<p>$text</p>";
		}
		if ( ! str_starts_with( $name, 'jetpack/field-' ) ) {
			return '<div class="wp-block-' . str_replace( '/', '-', $name ) . "\"><p style=\"$text\">$text <a href=\"$text\" title='$text'>$text</a></p></div>";
		}
		if ( 0 === crc32( $text ) % 2 ) {
			return '';
		}
		return self::block( 'jetpack/label', array( 'label' => $text ), '' ) . self::block( 'jetpack/input', array( 'placeholder' => $text ), '' ) . self::block( 'jetpack/options', array(), self::block( 'jetpack/option', array( 'label' => $text ), '' ) );
	}

	/**
	 * A block as it is written down.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private static function block( string $name, array $attributes, string $inner ): string {
		$name = str_replace( 'core/', '', $name );
		$json = $attributes ? ' ' . serialize_block_attributes( $attributes ) : '';
		return "<!-- wp:$name$json -->\n$inner\n<!-- /wp:$name -->";
	}

	/** Saves a post and looks at its page. */
	private function look( string $content, string $what ): void {
		$id = wp_insert_post(
			array(
				'post_title'   => 'Post',
				'post_status'  => 'publish',
				'post_content' => wp_slash( $content ),
			)
		);
		self::assertGreaterThan( 0, $id );
		$GLOBALS['post'] = get_post( $id );
		setup_postdata( $GLOBALS['post'] );
		$page = apply_filters( 'the_content', (string) get_post_field( 'post_content', $id, 'raw' ) );
		wp_reset_postdata();
		$GLOBALS['post'] = null;
		self::assertSame( array(), self::dangers( $page ), $what );
	}

	/** @return list<string> What would run in a page. */
	private static function dangers( string $html ): array {
		$found = array();
		$page  = new WP_HTML_Tag_Processor( $html );
		while ( $page->next_tag() ) {
			$tag = (string) $page->get_tag();
			// A script or a style of a block's own holds nothing that an author has written.
			if ( in_array( $tag, array( 'IFRAME', 'OBJECT', 'EMBED', 'BASE', 'META', 'LINK' ), true ) || ( in_array( $tag, array( 'SCRIPT', 'STYLE' ), true ) && ! str_ends_with( (string) $page->get_attribute( 'type' ), 'json' ) && str_contains( $page->get_modifiable_text(), 'attack' ) ) ) {
				$found[] = $tag;
			}
			foreach ( (array) $page->get_attribute_names_with_prefix( '' ) as $name ) {
				$value = $page->get_attribute( (string) $name );
				$value = is_string( $value ) ? $value : '';
				$plain = strtolower( (string) preg_replace( '/[\s\x00-\x20]+/', '', $value ) );
				if ( str_starts_with( (string) $name, 'on' ) ) {
					$found[] = "$tag $name";
				} elseif ( in_array( $name, self::ADDRESSES, true ) && preg_match( '/^(?:javascript|vbscript|data):/', $plain ) && ! ( 'src' === $name && 'IMG' === $tag && preg_match( '#^data:image/(?:png|gif|jpeg|webp)#', $plain ) ) ) {
					$found[] = "$tag $name=$value";
				} elseif ( 'style' === $name && preg_match( '/expression\(|javascript:|@import|behavior:|url\((?!["\']?https?:)/', $plain ) ) {
					$found[] = "$tag style=$value";
				} elseif ( preg_match( '/^data-wp-(?:on|bind|text|init|watch|run|each|class|style|interactive)/', (string) $name ) && str_contains( $value, 'attack' ) ) {
					$found[] = "$tag $name=$value";
				}
			}
		}
		return $found;
	}
}
