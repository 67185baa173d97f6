<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Rest;

use Slipstream\Http\Origin;
use Slipstream\Http\Request_Error;
use Slipstream\Paid_Content\Access\Viewer;
use Slipstream\Paid_Content\Gate\Gate;
use Slipstream\Paid_Content\View\Member_Page;
use Slipstream\Paid_Content\View\Text;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Gives members the locked parts of a post: slipstream/v1/paid-content/{id}. By POST, which no cache keeps.
 */
final class Member_Part_Controller extends Controller {

	public function __construct( private Gate $gate, private Viewer $viewer ) {}

	public function register_routes(): void {
		// Public: pages are cached, so there is no nonce. What is answered depends on the cookie of who has signed in.
		$this->route(
			'slipstream/v1',
			'/paid-content/(?P<id>\d+)',
			array(
				$this->handler(
					WP_REST_Server::CREATABLE,
					'create_item',
					'__return_true',
					array( 'id' => self::id_arg( __( 'The ID of the post.', 'slipstream' ) ) )
				),
			),
			static fn (): array => self::schema_of( 'paid-content', array( 'parts' => 'object' ) )
		);
	}

	/** @param WP_REST_Request $request */
	public function create_item( $request ): WP_REST_Response|WP_Error {
		$answer = self::answer( fn (): array => $this->parts( (int) $request['id'] ) );
		if ( $answer instanceof WP_REST_Response ) {
			$answer->header( 'Cache-Control', 'no-store, private' );
			$answer->header( 'Vary', 'Cookie' );
		}
		return $answer;
	}

	/**
	 * @return array{parts: object} HTML by the part's name.
	 * @throws Request_Error
	 */
	private function parts( int $id ): array {
		if ( ! Origin::is_own( Origin::current() ) ) {
			throw new Request_Error(
				'paid_content_refused',
				__( 'Only pages of this site can ask for this.', 'slipstream' ),
				403
			);
		}
		$post = Member_Page::post( $id );
		if ( ! $this->gate->of( $post )->is_locked() ) {
			// Someone has opened it since the page was made.
			return array( 'parts' => (object) array() );
		}
		$reader = $this->viewer->reader( $post );
		if ( null === $reader ) {
			throw new Request_Error( 'paid_content_sign_in', __( 'Sign in to read this.', 'slipstream' ), 401 );
		}
		$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As a page of the post.
		setup_postdata( $post );
		$html = array();
		foreach ( $this->gate->of( $post )->parts as $part ) {
			if ( $part->is_open_to( $reader ) ) {
				$html[ $part->id ] = Text::html( $this->gate->content_of( $part, $reader ) );
			}
		}
		if ( array() === $html ) {
			throw new Request_Error( 'paid_content_no_access', __( 'The address that you have signed in with has no access to this.', 'slipstream' ), 403 );
		}
		return array( 'parts' => (object) $html );
	}
}
