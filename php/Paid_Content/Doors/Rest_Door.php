<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Doors;

use Slipstream\Paid_Content\Gate\Gate;
use WP_Post;
use WP_REST_Response;

/**
 * Posts in the REST API and in XML-RPC. Who may edit a post gets what is stored, as editors could not work otherwise.
 */
final class Rest_Door {

	public function __construct( private Gate $gate ) {}

	/** Once the REST API has its types. */
	public function add_hooks(): void {
		$types = array_values( get_post_types( array( 'show_in_rest' => true ) ) );
		foreach ( array( ...$types, 'revision', 'autosave' ) as $type ) {
			add_filter( "rest_prepare_$type", $this->post( ... ), PHP_INT_MAX, 2 );
		}
	}

	private function post( mixed $response, mixed $post ): mixed {
		if ( ! $response instanceof WP_REST_Response || ! $post instanceof WP_Post || self::may_edit( $post ) ) {
			return $response;
		}
		$gated = $this->gate->of( $post );
		if ( ! $gated->is_locked() ) {
			return $response;
		}
		$data = (array) $response->get_data();
		foreach ( array( 'content', 'excerpt' ) as $field ) {
			if ( ! is_array( $data[ $field ] ?? null ) ) {
				continue;
			}
			if ( isset( $data[ $field ]['raw'] ) && 'content' === $field ) {
				$data[ $field ]['raw'] = $gated->content;
			}
			$html = $data[ $field ]['rendered'] ?? '';
			if ( is_string( $html ) && $gated->leaks_into( $html ) ) {
				$data[ $field ]['rendered'] = 'content' === $field ? do_blocks( $gated->content ) : '';
			}
		}
		if ( is_string( $data['meta']['footnotes'] ?? null ) ) {
			$data['meta']['footnotes'] = Footnotes_Door::open( $data['meta']['footnotes'], $gated->content );
		}
		$response->set_data( $data );
		return $response;
	}

	/**
	 * @param mixed $data What is sent.
	 * @param mixed $post As WordPress's array.
	 */
	public function xmlrpc( mixed $data, mixed $post ): mixed {
		$found = is_array( $post ) ? get_post( (int) ( $post['ID'] ?? 0 ) ) : null;
		if (
			is_array( $data ) && isset( $data['post_content'] )
			&& $found instanceof WP_Post && ! self::may_edit( $found )
		) {
			$data['post_content'] = $this->gate->of( $found )->content;
		}
		return $data;
	}

	private static function may_edit( WP_Post $post ): bool {
		return current_user_can( 'edit_post', (int) ( wp_is_post_revision( $post ) ?: $post->ID ) );
	}
}
