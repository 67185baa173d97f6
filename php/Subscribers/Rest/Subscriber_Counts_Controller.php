<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Rest;

use Slipstream\Rest\Controller;
use Slipstream\Subscribers\Lists\Subscriber_List;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** How many subscribers there are, as Jetpack's clients ask for it: wpcom/v2/subscribers/{counts,count}. */
final class Subscriber_Counts_Controller extends Controller {

	private const COUNTS = array( 'total_subscribers', 'email_subscribers', 'social_followers', 'paid_subscribers' );

	public function __construct( private Subscriber_List $subscribers ) {}

	public function register_routes(): void {
		$may = array( $this, 'get_items_permissions_check' );
		$this->route(
			'wpcom/v2',
			'/subscribers/counts',
			array( $this->handler( WP_REST_Server::READABLE, 'get_counts', $may ) ),
			static fn (): array => self::schema_of(
				'subscriber-counts',
				array( 'counts' => self::schema_of( 'counts', array_fill_keys( self::COUNTS, 'integer' ) ) )
			)
		);
		$args = array(
			'include_publicize_subscribers' => array(
				'description' => __( 'Not used: this site counts only its own subscribers.', 'slipstream' ),
				'type'        => 'boolean',
				'example'     => false,
			),
		);
		$this->route(
			'wpcom/v2',
			'/subscribers/count',
			array( $this->handler( WP_REST_Server::READABLE, 'get_count', $may, $args ) ),
			static fn (): array => self::schema_of( 'subscriber-count', array( 'count' => 'integer' ) )
		);
	}

	/** @param WP_REST_Request $request Not used. */
	public function get_items_permissions_check( $request ): bool|WP_Error {
		return current_user_can( 'edit_posts' ) ? true : new WP_Error(
			'authorization_required',
			__( 'Sorry, you are not allowed to do that.', 'slipstream' ),
			array( 'status' => 401 )
		);
	}

	public function get_counts(): WP_REST_Response|WP_Error {
		return self::answer(
			function (): array {
				$counts = $this->subscribers->by_access();
				$all    = array_sum( $counts );
				return array( 'counts' => array_combine( self::COUNTS, array( $all, $all, 0, $counts['paid'] ) ) );
			}
		);
	}

	public function get_count(): WP_REST_Response|WP_Error {
		return self::answer( fn (): array => array( 'count' => array_sum( $this->subscribers->by_access() ) ) );
	}
}
