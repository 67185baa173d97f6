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

	private bool $is_drawing = false;

	public function __construct( private Gate $gate ) {}

	public function add_hooks(): void {
		add_filter( 'render_block_data', $this->begin( ... ) );
		add_filter( 'render_block_core/footnotes', $this->end( ... ), PHP_INT_MIN );
		add_filter( 'get_post_metadata', $this->meta( ... ), PHP_INT_MAX, 4 );
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

	/**
	 * @param array<mixed> $block
	 * @return array<mixed>
	 */
	private function begin( array $block ): array {
		$this->is_drawing = $this->is_drawing || 'core/footnotes' === ( $block['blockName'] ?? null );
		return $block;
	}

	private function end( mixed $html ): mixed {
		$this->is_drawing = false;
		return $html;
	}

	private function meta( mixed $value, mixed $id, mixed $key, mixed $is_single ): mixed {
		if ( ! $this->is_drawing || self::META !== $key ) {
			return $value;
		}
		$this->is_drawing = false;
		$post             = get_post( (int) $id );
		$gated            = $post instanceof WP_Post ? $this->gate->of( $post ) : null;
		if ( null === $gated || ! $gated->is_locked() ) {
			return $value;
		}
		$open = self::open( (string) get_post_meta( (int) $id, self::META, true ), $gated->content );
		return $is_single ? array( $open ) : array( array( $open ) );
	}
}
