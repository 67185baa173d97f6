<?php
/**
 * Registers the blocks.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Blocks;

/**
 * Registers the built blocks that are active, from the build's manifest: no block.json is read or parsed.
 */
final class Registrar {

	/**
	 * Takes the build.
	 *
	 * @param string $build The folder of the built blocks.
	 */
	public function __construct( private string $build ) {}

	/**
	 * Registers every active block of the build.
	 */
	public function register(): void {
		$manifest = $this->build . '/blocks-manifest.php';
		if ( ! is_file( $manifest ) ) {
			return;
		}
		wp_register_block_metadata_collection( $this->build, $manifest );
		add_filter( 'block_type_metadata', array( $this, 'leave_front_end_styles' ) );
		foreach ( array_keys( $this->active() ) as $folder ) {
			register_block_type_from_metadata( $this->build . '/' . $folder );
		}
		remove_filter( 'block_type_metadata', array( $this, 'leave_front_end_styles' ) );
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
	 * The metadata of the active blocks.
	 *
	 * @return array<string, array{name: string}> By folder.
	 */
	private function active(): array {
		/**
		 * The build's manifest.
		 *
		 * @var array<string, array{name: string}> $manifest
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
