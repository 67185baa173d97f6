<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rest;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Newsletter\Newsletter_Services;
use Slipstream\Newsletter\Sending\Delivery;
use Slipstream\Newsletter\Sending\Delivery_State;
use Slipstream\Newsletter\Sending\Newsletter;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** Newsletters for administrators: slipstream/v1/newsletters, …/{id}, and what can be done with one. */
final class Newsletters_Controller extends Controller {

	/** What is sent again only by someone's word. */
	private const AGAIN = array( Delivery_State::Unsure->value, Delivery_State::Failed->value );

	public function __construct( private Newsletter_Services $services ) {}

	public function register_routes(): void {
		$may  = array( $this, 'get_items_permissions_check' );
		$id   = array( 'id' => self::id_arg( __( 'The ID of the newsletter.', 'slipstream' ) ) );
		$item = static fn (): array => self::schema_of( 'newsletter', Newsletter_Items::schema() );
		$path = '/newsletters/(?P<id>\\d{1,18})';
		$this->route(
			'slipstream/v1',
			'/newsletters',
			array( $this->handler( WP_REST_Server::READABLE, 'get_items', $may, self::page_args() ) ),
			static fn (): array => array(
				'title' => 'newsletters',
				'type'  => 'array',
				'items' => $item(),
			)
		);
		$this->route(
			'slipstream/v1',
			$path,
			array( $this->handler( WP_REST_Server::READABLE, 'get_item', $may, $id ) ),
			$item
		);
		$actions = array(
			'/pause'  => 'pause_item',
			'/resume' => 'resume_item',
			'/stop'   => 'stop_item',
		);
		foreach ( $actions as $action => $method ) {
			$this->route(
				'slipstream/v1',
				$path . $action,
				array( $this->handler( WP_REST_Server::CREATABLE, $method, $may, $id ) ),
				$item
			);
		}
		$this->register_email_routes( $path, $may, $id, $item );
	}

	/**
	 * What is done with single emails.
	 *
	 * @param callable                            $may  Whether who asks may.
	 * @param array<string, array<string, mixed>> $id   The argument that names the newsletter.
	 * @param Closure(): array<string, mixed>     $item The schema of a newsletter.
	 */
	private function register_email_routes( string $path, callable $may, array $id, Closure $item ): void {
		$state = array(
			'state' => array(
				'description' => __( 'Which emails: those that nobody knows of, or those that were refused.', 'slipstream' ),
				'type'        => 'string',
				'enum'        => self::AGAIN,
				'required'    => true,
				'example'     => 'unsure',
			),
		);
		$this->route(
			'slipstream/v1',
			"$path/send-again",
			array( $this->handler( WP_REST_Server::CREATABLE, 'send_again', $may, $id + $state ) ),
			$item
		);
		$this->route(
			'slipstream/v1',
			"$path/emails",
			array( $this->handler( WP_REST_Server::READABLE, 'get_emails', $may, $id + $state + self::page_args() ) ),
			static fn (): array => array(
				'title' => 'newsletter-emails',
				'type'  => 'array',
				'items' => self::schema_of(
					'newsletter-email',
					array(
						'id'            => 'integer',
						'subscriber_id' => 'integer',
						'email'         => 'string',
						'tries'         => 'integer',
						'changed'       => 'integer',
					)
				),
			)
		);
	}

	/** @param WP_REST_Request $request Not used. */
	public function get_items_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	public function get_items( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): WP_REST_Response {
				$per_page              = (int) $request['per_page'];
				list( $found, $total ) = $this->services->newsletters()->page( (int) $request['page'], $per_page );
				$counts                = $this->services->deliveries()->counts_of( array_column( $found, 'id' ) );
				_prime_post_caches( array_column( $found, 'post_id' ), false, false );
				$items = array_map(
					static fn ( Newsletter $one ): array => Newsletter_Items::of( $one, $counts[ $one->id ] ),
					$found
				);
				return self::page_of( $items, $total, $per_page );
			}
		);
	}

	public function get_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$newsletter = $this->newsletter( $request );
				// The process may have died before it had asked for the work.
				$this->services->sending()->wake();
				return $this->item( $newsletter );
			}
		);
	}

	public function pause_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): array => $this->item( $this->services->sending()->pause( $this->newsletter( $request ) ) )
		);
	}

	public function resume_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): array => $this->item( $this->services->sending()->resume( $this->newsletter( $request ) ) )
		);
	}

	public function stop_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): array => $this->item( $this->services->sending()->stop( $this->newsletter( $request ) ) )
		);
	}

	/** Sends what is unsure, or was refused, once more. */
	public function send_again( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): array => $this->item(
				$this->services->sending()->send_again(
					$this->newsletter( $request ),
					Delivery_State::from( (string) $request['state'] )
				)
			)
		);
	}

	/** Whose emails are unsure, or were refused. */
	public function get_emails( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): WP_REST_Response {
				$newsletter            = $this->newsletter( $request );
				$per_page              = (int) $request['per_page'];
				$state                 = Delivery_State::from( (string) $request['state'] );
				list( $found, $total ) = $this->services->deliveries()->page(
					$newsletter->id,
					$state,
					(int) $request['page'],
					$per_page
				);
				$people                = $this->services->recipients()->find(
					array_map( static fn ( Delivery $one ): int => $one->subscriber_id, $found )
				);
				return self::page_of(
					array_map(
						static fn ( Delivery $one ): array => array(
							'id'            => $one->id,
							'subscriber_id' => $one->subscriber_id,
							'email'         => $people[ $one->subscriber_id ]->email ?? '',
							'tries'         => $one->tries,
							'changed'       => $one->changed,
						),
						$found
					),
					$total,
					$per_page
				);
			}
		);
	}

	private function newsletter( WP_REST_Request $request ): Newsletter {
		return $this->services->newsletters()->find( (int) $request['id'] ) ?? throw new Request_Error(
			'newsletter_not_found',
			__( 'There is no such newsletter.', 'slipstream' ),
			404
		);
	}

	/** @return array<string, mixed> */
	private function item( Newsletter $newsletter ): array {
		return Newsletter_Items::of( $newsletter, $this->services->deliveries()->counts( $newsletter->id ) );
	}
}
