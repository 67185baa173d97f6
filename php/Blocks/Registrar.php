<?php
/**
 * Registers the blocks.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Blocks;

use WP_Block_Supports;
use WP_Block_Type_Registry;
use WP_Post;

/**
 * Registers the built blocks that are active, from the build's manifest: no block.json is read or parsed.
 */
final class Registrar {

	private const FORM = 'jetpack/contact-form';

	/**
	 * Blocks that bring others, which nobody knows before they are drawn.
	 */
	private const REFERENCES = array( 'core/block', 'core/pattern', 'core/template-part', 'core/shortcode' );

	/**
	 * Takes the build.
	 *
	 * @param string $build The folder of the built blocks.
	 */
	public function __construct( private string $build ) {}

	/**
	 * Registers the active blocks of the build. On a page of the site the parts of forms wait for a form: they are most of all blocks,
	 * and a page without a form shall not pay for them.
	 */
	public function register(): void {
		$manifest = $this->build . '/blocks-manifest.php';
		if ( ! is_file( $manifest ) ) {
			return;
		}
		wp_register_block_metadata_collection( $this->build, $manifest );
		$needs_all = is_admin() || wp_doing_cron() || defined( 'WP_CLI' );
		$this->register_all( $needs_all ? $this->active() : array_filter( $this->active(), static fn ( array $metadata ): bool => ! self::is_part( $metadata ) ) );
	}

	/**
	 * Registers all parts of forms that are not registered yet.
	 */
	public function register_parts(): void {
		$this->register_some( array_map( static fn ( array $metadata ): string => $metadata['name'], array_filter( $this->active(), array( self::class, 'is_part' ) ) ) );
		// WordPress gives blocks the attributes of their supports once, on init.
		WP_Block_Supports::init();
	}

	/**
	 * Registers the parts that a form has.
	 *
	 * @param array<mixed> $form The form as a parsed block.
	 */
	public function register_parts_of( array $form ): void {
		$names = array();
		$queue = array( $form );
		while ( $queue ) {
			$block   = array_pop( $queue );
			$names[] = (string) ( $block['blockName'] ?? '' );
			array_push( $queue, ...( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() ) );
		}
		if ( array_intersect( $names, self::REFERENCES ) ) {
			$this->register_parts();
			return;
		}
		$this->register_some( $names );
	}

	/**
	 * Registers the parts of the forms in the posts of a page. This has to be before the page is drawn: for a block that comes later
	 * WordPress works out the theme's styles once more, which takes longer than the form.
	 *
	 * @param array<mixed> $posts What the page shows.
	 */
	public function register_parts_of_posts( array $posts ): void {
		foreach ( $posts as $post ) {
			if ( $post instanceof WP_Post && has_block( self::FORM, $post ) ) {
				preg_match_all( '#<!-- wp:(jetpack/[a-z-]+)#', $post->post_content, $found );
				$this->register_some( $found[1] );
			}
		}
	}

	/**
	 * Registers those of some blocks that are active parts of forms and not registered yet.
	 *
	 * @param array<string> $names The blocks' names.
	 */
	private function register_some( array $names ): void {
		$registry = WP_Block_Type_Registry::get_instance();
		$names    = array_filter( array_unique( $names ), static fn ( string $name ): bool => str_starts_with( $name, 'jetpack/' ) && ! $registry->is_registered( $name ) );
		if ( $names ) {
			$this->register_all( array_filter( $this->active(), static fn ( array $metadata ): bool => self::is_part( $metadata ) && in_array( $metadata['name'], $names, true ) ) );
		}
	}

	/**
	 * The names of the active blocks.
	 *
	 * @return list<string> Such as 'jetpack/markdown'.
	 */
	public function names(): array {
		return array_values( array_map( static fn ( array $metadata ): string => $metadata['name'], $this->active() ) );
	}

	/**
	 * Leaves out the front-end styles in the administration: there the canvas has one style for all blocks.
	 *
	 * @param array<string, mixed> $metadata A block's metadata.
	 * @return array<string, mixed> The metadata.
	 */
	public function leave_front_end_styles( array $metadata ): array {
		if ( is_admin() ) {
			unset( $metadata['style'] );
		}
		return $metadata;
	}

	/**
	 * Whether a block only stands in forms, and is drawn by its form.
	 *
	 * @param array{name: string, category?: string} $metadata The block's metadata.
	 */
	private static function is_part( array $metadata ): bool {
		return 'contact-form' === ( $metadata['category'] ?? '' ) && self::FORM !== $metadata['name'];
	}

	/**
	 * Registers blocks.
	 *
	 * @param array<string, array{name: string, category?: string}> $blocks Their metadata by folder.
	 */
	private function register_all( array $blocks ): void {
		add_filter( 'block_type_metadata', array( $this, 'leave_front_end_styles' ) );
		foreach ( array_keys( $blocks ) as $folder ) {
			register_block_type_from_metadata( $this->build . '/' . $folder );
		}
		remove_filter( 'block_type_metadata', array( $this, 'leave_front_end_styles' ) );
	}

	/**
	 * The metadata of the active blocks.
	 *
	 * @return array<string, array{name: string, category?: string}> By folder.
	 */
	private function active(): array {
		/**
		 * The build's manifest.
		 *
		 * @var array<string, array{name: string, category?: string}> $manifest
		 */
		$manifest = is_file( $this->build . '/blocks-manifest.php' ) ? require $this->build . '/blocks-manifest.php' : array();
		return array_filter(
			$manifest,
			/**
			 * Filters whether a block is registered.
			 *
			 * @param bool   $is_active Whether the block is registered.
			 * @param string $name      The block's name, such as 'jetpack/markdown'.
			 */
			static fn ( array $metadata ): bool => (bool) apply_filters( 'slipstream_block_is_active', true, $metadata['name'] )
		);
	}
}
