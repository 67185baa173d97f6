<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rest;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Gateway_Key;
use Slipstream\Payments\Reconciler\Poll_Job;
use Slipstream\Payments\Reconciler\Reconcile_Job;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * How the site stands with payment services: slipstream/v1/payments/accounts, …/key, …/check, …/webhook, …/polling,
 * …/site. PayPal's apps are stored by the route of settings.
 */
final class Accounts_Controller extends Payments_Controller {

	/** What the owner says of a site whose address has changed. */
	private const MOVED = 'moved';
	private const COPY  = 'copy';

	public function register_routes(): void {
		$mode = array(
			'gateway' => self::gateway_arg(),
			'mode'    => self::mode_arg(),
		);
		$this->add_route( '/payments/accounts', WP_REST_Server::READABLE, 'get_items' );
		$this->add_route(
			'/payments/accounts/key',
			WP_REST_Server::CREATABLE,
			'change_key',
			$mode + array(
				'key'       => array(
					'description' => __( 'A key of Stripe’s, or the secret of an app of PayPal’s. It is used once the payment service has accepted it. An empty one withdraws what waits for that.', 'slipstream' ),
					'type'        => 'string',
					'maxLength'   => 255,
					'required'    => true,
					'example'     => 'rk_test_',
				),
				'client_id' => array(
					'description' => __( 'The client ID of an app of PayPal’s.', 'slipstream' ),
					'type'        => 'string',
					'maxLength'   => 191,
					'default'     => '',
					'example'     => 'AClientId',
				),
			)
		);
		$this->add_route( '/payments/accounts/check', WP_REST_Server::CREATABLE, 'check_key', $mode );
		$this->add_route( '/payments/accounts/webhook', WP_REST_Server::CREATABLE, 'set_up_webhook', $mode );
		$this->add_route(
			'/payments/accounts/polling',
			WP_REST_Server::CREATABLE,
			'set_polling',
			array(
				'mode'      => self::mode_arg(),
				'is_polled' => array(
					'description' => __( 'Whether Stripe is asked every few minutes, as it cannot reach this site.', 'slipstream' ),
					'type'        => 'boolean',
					'required'    => true,
					'example'     => true,
				),
			)
		);
		$this->add_route( '/payments/accounts/site', WP_REST_Server::CREATABLE, 'decide', self::answer_args() );
	}

	/** @return array<string, array<string, mixed>> What the owner says, and of which address. */
	private static function answer_args(): array {
		return array(
			'answer' => array(
				'description' => __( 'Whether this site has moved to its address or is a copy there.', 'slipstream' ),
				'type'        => 'string',
				'enum'        => array( self::MOVED, self::COPY ),
				'required'    => true,
				'example'     => self::COPY,
			),
			'home'   => array(
				'description' => __( 'The address that the site has moved from, or is a copy of. It may be left out where keys were accepted at one other address alone.', 'slipstream' ),
				'type'        => 'string',
				'maxLength'   => 2000,
				'default'     => '',
				'example'     => 'https://shop.example.com',
			),
		);
	}

	/** @param WP_REST_Request $request Not used. */
	public function get_items( $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): array => ( new Account_Items( $this->services ) )->all() );
	}

	/** Puts a key in place of the one before, once the payment service has accepted it. */
	public function change_key( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				list( $gateway, $mode ) = self::account_of( $request );
				$setup                  = $this->services->setup();
				$key                    = new Gateway_Key(
					trim( (string) $request['key'] ),
					Gateway::Paypal === $gateway ? trim( (string) $request['client_id'] ) : ''
				);
				$outage                 = null;
				if ( '' === "$key->secret$key->client_id" ) {
					$setup->key_change( $gateway )->forget( $mode );
				} else {
					$outage = $setup->enter( $gateway, $mode, $key );
				}
				$items = ( new Account_Items( $this->services ) )->all();
				return array( 'waits' => (string) $outage?->getMessage() ) + $items;
			}
		);
	}

	/** Asks the payment service whose the key is, what it may not do, and how the webhook is. */
	public function check_key( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				list( $gateway, $mode ) = self::account_of( $request );
				$this->services->setup()->key_change( $gateway )->check( $mode );
				// What came while no key was there, and the nightly run: whatever becomes of the next question.
				Reconcile_Job::resume( $this->services );
				$this->services->setup()->try_webhook( $gateway, $mode );
				return ( new Account_Items( $this->services ) )->all();
			}
		);
	}

	/** Where that fails, it is tried again each night. */
	private function bring_webhooks_along(): void {
		foreach ( $this->services->accounts()->accepted() as list( $gateway, $mode ) ) {
			if ( null !== $this->services->connected( $gateway, $mode ) ) {
				$this->services->setup()->try_webhook( $gateway, $mode );
			}
		}
	}

	/** Has Stripe asked every few minutes what has happened, or no longer. */
	public function set_polling( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				Poll_Job::ask( $this->services, Mode::from( (string) $request['mode'] ), (bool) $request['is_polled'] );
				return ( new Account_Items( $this->services ) )->all();
			}
		);
	}

	public function set_up_webhook( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				list( $gateway, $mode ) = self::account_of( $request );
				$setup                  = Gateway::Paypal === $gateway
					? $this->services->paypal()->webhook_setup()
					: $this->services->webhook_setup();
				$setup->set_up( $mode );
				return ( new Account_Items( $this->services ) )->all();
			}
		);
	}

	public function decide( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$home = $this->asked_home( (string) $request['home'] );
				if ( self::MOVED === $request['answer'] ) {
					$this->services->accounts()->move( $home );
					Reconcile_Job::resume( $this->services );
					$this->bring_webhooks_along();
				} else {
					$this->services->accounts()->keep_as_copy( $home );
				}
				return ( new Account_Items( $this->services ) )->all();
			}
		);
	}

	/**
	 * The address that an answer is about.
	 *
	 * @param string $home As it was sent.
	 * @throws Request_Error If nobody can tell, or the database fails.
	 */
	private function asked_home( string $home ): string {
		$homes = $this->services->site_copy()->other_homes();
		if ( '' === $home && count( $homes ) > 1 ) {
			throw new Request_Error(
				'payments_home_missing',
				sprintf(
					/* translators: %s: addresses of sites. */
					__( 'Say which of these addresses this is about: %s.', 'slipstream' ),
					implode( ', ', $homes )
				),
				400
			);
		}
		return '' === $home ? $homes[0] ?? '' : $home;
	}

	/**
	 * @param non-falsy-string                    $path
	 * @param array<string, array<string, mixed>> $args
	 */
	private function add_route( string $path, string $methods, string $callback, array $args = array() ): void {
		$this->route(
			'slipstream/v1',
			$path,
			array(
				$this->handler( $methods, $callback, array( $this, 'get_items_permissions_check' ), $args ),
			)
		);
	}

	protected function schema( string $path ): array {
		$texts   = array_fill_keys( array( 'gateway', 'mode', 'status', 'home' ), 'string' );
		$flags   = array_fill_keys( array( 'is_copy', 'is_elsewhere', 'has_webhook', 'can_have_webhook' ), 'boolean' );
		$times   = array_fill_keys( array( 'accepted', 'refused' ), 'integer' );
		$unknown = array( 'type' => array( 'string', 'null' ) );
		return self::schema_of(
			'payment-accounts',
			array(
				'accounts'         => array(
					'type'  => 'array',
					'items' => self::schema_of(
						'payment-account',
						$texts + $flags + $times + array(
							'account'        => $unknown,
							'webhook_url'    => 'string',
							'name'           => 'string',
							'currency'       => 'string',
							'is_restricted'  => 'boolean',
							'missing_rights' => array(
								'type'  => array( 'array', 'null' ),
								'items' => array( 'type' => 'object' ),
							),
							'has_new_key'    => 'boolean',
							'webhook'        => 'string',
							'is_polled'      => 'boolean',
							'may_be_reached' => 'boolean',
						)
					),
				),
				'is_stopped'       => 'boolean',
				'takes_payments'   => 'boolean',
				'can_still_charge' => 'integer',
				'poll_minutes'     => 'integer',
				'needed_rights'    => array(
					'type'  => 'array',
					'items' => array( 'type' => 'string' ),
				),
				'waits'            => 'string',
			)
		);
	}
}
