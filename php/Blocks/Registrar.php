<?php

declare( strict_types=1 );

namespace Slipstream\Blocks;

use Closure;
use WP_Block_Supports;
use WP_Block_Type_Registry;
use WP_Post;

/**
 * Registers the built blocks that are active, from the build's manifest: no block.json is read or parsed. A page of the
 * site registers only those that it shows: each of them costs time, also on pages without it.
 *
 * @phpstan-import-type Metadata from Block_Switches
 */
final class Registrar {

	/** How deep synced patterns and kept forms are followed. */
	private const DEPTH = 3;

	/**
	 * Blocks that were first seen while the page was drawn, also those that are not active.
	 *
	 * @var array<string, true>
	 */
	private array $used = array();

	/** @var array<string, Metadata>|null The build's manifest, once it was read. */
	private ?array $manifest = null;

	/** @param Closure(string): bool $is_module_active Whether a module is on, by its slug. */
	public function __construct(
		private string $build,
		private Closure $is_module_active,
		private Used_Blocks $known = new Used_Blocks()
	) {}

	/** Registers the active blocks of the build; on a page of the site those that other pages have used. */
	public function register(): void {
		$manifest = $this->build . '/blocks-manifest.php';
		if ( ! is_file( $manifest ) ) {
			return;
		}
		wp_register_block_metadata_collection( $this->build, $manifest );
		if ( is_admin() && ! wp_doing_ajax() ) {
			$this->register_some( $this->editor_names() );
			$this->register_off();
			return;
		}
		if ( wp_doing_ajax() || wp_doing_cron() || defined( 'WP_CLI' ) ) {
			$this->register_all( $this->active() );
			return;
		}
		$this->register_some( $this->known->get() );
	}

	/** Registers all active blocks that are not registered yet. */
	public function register_others(): void {
		if ( $this->register_some( $this->names() ) ) {
			// WordPress gives blocks the attributes of their supports once, on init.
			WP_Block_Supports::init();
		}
	}

	/**
	 * Registers the blocks in the posts of a page. This has to be before the page is drawn: for a block that comes
	 * later WordPress works out the theme's styles once more, which takes longer than most blocks.
	 *
	 * @param array<mixed> $posts What the page shows.
	 */
	public function register_of_posts( array $posts, int $depth = self::DEPTH ): void {
		foreach ( $posts as $post ) {
			if ( ! $post instanceof WP_Post || ! str_contains( $post->post_content, '<!-- wp:' ) ) {
				continue;
			}
			if ( preg_match_all( '#<!-- wp:([a-z][a-z0-9-]*/[a-z][a-z0-9-]*)#', $post->post_content, $found ) ) {
				$this->register_some( $found[1] );
			}
			if (
				$depth > 0
				&& preg_match_all(
					'#<!-- wp:(?:block|jetpack/contact-form) {[^>]*"ref":(\d+)#',
					$post->post_content,
					$found
				)
			) {
				$this->register_of_posts( array_map( 'get_post', array_map( 'intval', $found[1] ) ), $depth - 1 );
			}
		}
	}

	/**
	 * Registers the blocks in a block that is about to be drawn, and remembers them for the next page. Runs on
	 * pre_render_block.
	 *
	 * @param array<mixed> $block  The parsed block.
	 * @param mixed        $parent The block around it; what is in that was looked at already.
	 * @return mixed What is drawn in its place.
	 */
	public function register_used( mixed $drawn, array $block, mixed $parent ): mixed {
		$names = null === $parent ? array_diff( $this->missing( $block ), array_keys( $this->used ) ) : array();
		if ( $names ) {
			$this->register_some( $names );
			if ( ! $this->used ) {
				add_action( 'shutdown', array( $this, 'remember' ) );
			}
			$this->used += array_fill_keys( $names, true );
		}
		return $drawn;
	}

	/** Remembers the blocks of this page for the next one. */
	public function remember(): void {
		$this->known->add( array_intersect( array_keys( $this->used ), $this->names() ) );
	}

	/**
	 * Registers the blocks in a block, itself included.
	 *
	 * @param array<mixed> $block The parsed block.
	 */
	public function register_of_block( array $block ): void {
		$this->register_some( $this->missing( $block ) );
	}

	/**
	 * The metadata of all blocks of the build, also of those that are not active.
	 *
	 * @return array<string, Metadata> By name.
	 */
	public function all(): array {
		return array_column( $this->manifest(), null, 'name' );
	}

	public function switches(): Block_Switches {
		return new Block_Switches( $this->all() );
	}

	/** @return list<string> The names of the active blocks that editors have: those that are not switched off. */
	public function editor_names(): array {
		return array_values( array_diff( $this->names(), $this->switches()->off() ) );
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
	 * Leaves out the front-end styles in the administration, where the canvas has one style for all blocks, and words
	 * on pages of the site.
	 *
	 * @param array<string, mixed> $metadata A block's metadata.
	 * @return array<string, mixed> The metadata.
	 */
	public function leave_out( array $metadata ): array {
		if ( is_admin() ) {
			unset( $metadata['style'] );
		}
		if ( did_action( 'wp' ) ) {
			// A page of the site shows no block's name or description: they need no translation.
			unset( $metadata['textdomain'] );
		}
		return $metadata;
	}

	/**
	 * The names of blocks in a block that are not registered, ours or not, itself included.
	 *
	 * @param array<mixed> $block The parsed block.
	 * @return list<string>
	 */
	private function missing( array $block ): array {
		$registry = WP_Block_Type_Registry::get_instance();
		$names    = array();
		$queue    = array( $block );
		while ( $queue ) {
			$one  = array_pop( $queue );
			$name = $one['blockName'] ?? null;
			if ( is_string( $name ) && ! $registry->is_registered( $name ) ) {
				$names[] = $name;
			}
			foreach ( $one['innerBlocks'] ?? array() as $inner ) {
				$queue[] = $inner;
			}
		}
		return $names;
	}

	/**
	 * Registers those of some blocks that are active and not registered yet.
	 *
	 * @param array<string> $names The blocks' names.
	 * @return bool Whether there were any.
	 */
	private function register_some( array $names ): bool {
		$registry = WP_Block_Type_Registry::get_instance();
		$names    = array_filter(
			array_unique( $names ),
			static fn ( string $name ): bool => ! $registry->is_registered( $name )
		);
		if ( $names ) {
			$this->register_all( $this->active( $names ) );
		}
		return array() !== $names;
	}

	/**
	 * Registers the blocks that are off, for posts that have them: nothing offers them, and nothing is drawn for those
	 * whose module is off.
	 */
	private function register_off(): void {
		$registry = WP_Block_Type_Registry::get_instance();
		$active   = $this->names();
		foreach ( $this->manifest() as $folder => $metadata ) {
			$name = $metadata['name'];
			if ( ! $registry->is_registered( $name ) ) {
				$this->register_all(
					array( $folder => $metadata ),
					array(
						'supports'   => array( 'inserter' => false ) + ( $metadata['supports'] ?? array() ),
						'variations' => array(),
					) + ( in_array( $name, $active, true )
						? array()
						: array( 'render_callback' => '__return_empty_string' ) )
				);
			}
		}
	}

	/**
	 * @param array<string, array{name: string, slipstream?: array{skipInnerBlocks?: bool}}> $blocks Their metadata by
	 *     folder.
	 * @param array<string, mixed> $more What is registered in place of what the metadata says.
	 */
	private function register_all( array $blocks, array $more = array() ): void {
		add_filter( 'block_type_metadata', array( $this, 'leave_out' ) );
		foreach ( $blocks as $folder => $metadata ) {
			// What WordPress has no name for in block.json: the block draws the blocks inside it by itself.
			$args = empty( $metadata['slipstream']['skipInnerBlocks'] )
				? array()
				: array( 'skip_inner_blocks' => true );
			register_block_type_from_metadata( $this->build . '/' . $folder, $more + $args );
		}
		remove_filter( 'block_type_metadata', array( $this, 'leave_out' ) );
	}

	/** @return array<string, Metadata> By folder. */
	private function manifest(): array {
		$file = $this->build . '/blocks-manifest.php';
		/** @var array<string, Metadata> $blocks */
		$blocks         = $this->manifest ?? ( is_file( $file ) ? require $file : array() );
		$this->manifest = $blocks;
		return $blocks;
	}

	/**
	 * The metadata of the active blocks: those whose module is on.
	 *
	 * @param array<string>|null $names Only of these, where given.
	 * @return array<string, Metadata> By folder.
	 */
	private function active( ?array $names = null ): array {
		return array_filter(
			$this->manifest(),
			fn ( array $metadata ): bool => ( null === $names || in_array(
				$metadata['name'],
				$names,
				true
			) ) && $this->is_active( $metadata )
		);
	}

	/** @param array{name: string, slipstream?: array{module?: string}} $metadata */
	private function is_active( array $metadata ): bool {
		/**
		 * Filters whether a block is registered.
		 *
		 * @since 0.1.0
		 *
		 * @param bool   $is_active Whether the block's module is on.
		 * @param string $name      The block's name, such as 'jetpack/markdown'.
		 */
		return (bool) apply_filters(
			'slipstream_block_is_active',
			( $this->is_module_active )( $metadata['slipstream']['module'] ?? '' ),
			$metadata['name']
		);
	}
}
