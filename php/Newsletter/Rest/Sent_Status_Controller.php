<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rest;

use Slipstream\Newsletter\Newsletter_Services;
use Slipstream\Newsletter\Sending\Posts;
use Slipstream\Newsletter\Sending\Delivery_State;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** Whether a post was emailed, as Jetpack's editor asks for it: wpcom/v2/newsletter-email-sent-status. */
final class Sent_Status_Controller extends Controller {

	public function __construct( private Newsletter_Services $services ) {}

	public function register_routes(): void {
		$this->route(
			'wpcom/v2',
			'/newsletter-email-sent-status',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_item',
					array( $this, 'get_item_permissions_check' ),
					array(
						'post_id' => array(
							'description' => __( 'The ID of the post.', 'slipstream' ),
							'type'        => 'integer',
							'minimum'     => 1,
							'required'    => true,
							'example'     => 999999999,
						),
					)
				),
			)
		);
	}

	public function get_item_permissions_check( $request ): bool|WP_Error {
		$id = (int) $request['post_id'];
		return match ( true ) {
			Posts::is_missing( $id )               => self::require_capability( 'edit_posts' ),
			current_user_can( 'edit_post', $id ) => true,
			default                                => self::require_capability( 'do_not_allow' ),
		};
	}

	public function get_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$newsletter = $this->services->newsletters()->of_post( (int) $request['post_id'] );
				if ( null === $newsletter || 0 === $newsletter->begun ) {
					return array(
						'email_sent_at' => null,
						'stats_on_send' => null,
					);
				}
				$counts = $this->services->deliveries()->counts( $newsletter->id );
				return array(
					'email_sent_at' => gmdate( 'c', $newsletter->begun ),
					'stats_on_send' => array(
						'audience' => $newsletter->audience,
						'sent'     => $counts[ Delivery_State::Sent->value ],
					),
				);
			}
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'newsletter-email-sent-status',
			array(
				'email_sent_at' => array( 'type' => array( 'string', 'null' ) ),
				'stats_on_send' => array(
					'type'       => array( 'object', 'null' ),
					'properties' => array(
						'audience' => array( 'type' => 'integer' ),
						'sent'     => array( 'type' => 'integer' ),
					),
				),
			)
		);
	}
}
