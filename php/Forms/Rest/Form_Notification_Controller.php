<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Rest;

use Closure;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Forms\Inbox\Feedback_Type;
use Slipstream\Forms\Sending\Resend;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Resends a response's email: slipstream/v1/forms/notifications.
 */
final class Form_Notification_Controller extends Controller {

	/** @param Closure(): Resend $resend Sends. */
	public function __construct( private Feedback_Store $store, private Closure $resend ) {}

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/forms/notifications/(?P<id>\d+)',
			array( $this->handler( WP_REST_Server::CREATABLE, 'send', array( Feedback_Type::class, 'may_manage' ) ) )
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'form-notification',
			array(
				'state' => array(
					'type' => 'string',
					'enum' => array( '', 'pending', 'sent', 'failed' ),
				),
				'time'  => 'integer',
				'error' => 'string',
			)
		);
	}

	public function send( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$feedback = $this->store->find( (int) $request['id'] );
		if ( null === $feedback || ! current_user_can( 'edit_post', $feedback->post->ID ) ) {
			return new WP_Error(
				'form_response_not_found',
				__( 'Response not found.', 'slipstream' ),
				array( 'status' => 404 )
			);
		}
		( $this->resend )()->send( $feedback );
		return new WP_REST_Response( $feedback->notification() );
	}
}
