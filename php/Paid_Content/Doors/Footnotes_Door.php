<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Doors;

use Slipstream\Paid_Content\Gate\Gate;
use WP_Post;

/**
 * Footnotes are stored beside the text: those of locked parts are locked too.
 */
final class Footnotes_Door {

	private const META = 'footnotes';

	private bool $is_reading = false;

	public function __construct( private Gate $gate ) {}

	/** Before the block is drawn. */
	public function add_hooks(): void {
		$meta = $this->meta( ... );
		$end  = static function ( mixed $html ) use ( &$end, $meta ): mixed {
			remove_filter( 'render_block_core/footnotes', $end, PHP_INT_MIN );
			remove_filter( 'get_post_metadata', $meta, PHP_INT_MAX );
			return $html;
		};
		add_filter( 'get_post_metadata', $meta, PHP_INT_MAX, 4 );
		add_filter( 'render_block_core/footnotes', $end, PHP_INT_MIN );
	}

	/** The footnotes that the open text names. */
	public static function open( string $json, string $content ): string {
		$notes = json_decode( $json, true );
		if ( ! is_array( $notes ) ) {
			return '';
		}
		return (string) wp_json_encode(
			array_values(
				array_filter(
					$notes,
					static fn ( mixed $note ): bool => is_array( $note ) && is_string( $note['id'] ?? null )
						&& '' !== $note['id'] && str_contains( $content, $note['id'] )
				)
			)
		);
	}

	private function meta( mixed $value, mixed $id, mixed $key, mixed $is_single ): mixed {
		if ( $this->is_reading || self::META !== $key ) {
			return $value;
		}
		$post  = get_post( (int) $id );
		$gated = $post instanceof WP_Post ? $this->gate->of( $post ) : null;
		if ( null === $gated || ! $gated->is_locked() ) {
			return $value;
		}
		$this->is_reading = true;
		$open             = self::open( (string) get_post_meta( (int) $id, self::META, true ), $gated->content );
		$this->is_reading = false;
		return $is_single ? array( $open ) : array( array( $open ) );
	}
}
