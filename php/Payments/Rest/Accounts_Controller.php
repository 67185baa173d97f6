<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rest;

use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Webhooks\Paypal_Webhook_Setup;
use Slipstream\Payments\Webhooks\Webhook_Setup;
use Slipstream\Services\Stripe\Setup\Stripe_Right;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * How the site stands with payment services: slipstream/v1/payments/accounts, …/check, …/webhook, …/site. Keys are
 * stored by the route of settings.
 */
final class Accounts_Controller extends Payments_Controller {

	/** What the owner says of a site whose address has changed. */
	private const MOVED = 'moved';
	private const COPY  = 'copy';

	public function register_routes(): void {
		$mode = array(
			'gateway' => array(
				'description' => __( 'The payment service.', 'slipstream' ),
				'type'        => 'string',
				'enum'        => array_column( Gateway::cases(), 'value' ),
				'default'     => Gateway::Stripe->value,
				'example'     => Gateway::Paypal->value,
			),
			'mode'    => self::mode_arg(),
		);
		$this->add_route( '/payments/accounts', WP_REST_Server::READABLE, 'get_items' );
		$this->add_route( '/payments/accounts/check', WP_REST_Server::CREATABLE, 'check_key', $mode );
		$this->add_route( '/payments/accounts/webhook', WP_REST_Server::CREATABLE, 'set_up_webhook', $mode );
		$this->add_route(
			'/payments/accounts/site',
			WP_REST_Server::CREATABLE,
			'decide',
			array(
				'answer' => array(
					'description' => __( 'Whether this site has moved to its address or is a copy there.', 'slipstream' ),
					'type'        => 'string',
					'enum'        => array( self::MOVED, self::COPY ),
					'required'    => true,
					'example'     => self::COPY,
				),
			)
		);
	}

	/** @param WP_REST_Request $request Not used. */
	public function get_items( $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): array => $this->all() );
	}

	/** Asks the payment service whose the key is, and what it may not do. */
	public function check_key( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$mode    = Mode::from( (string) $request['mode'] );
				$missing = Gateway::Paypal === self::gateway( $request )
					? $this->check_paypal( $mode )
					: $this->check_stripe( $mode );
				return array( 'missing_rights' => array_map( self::right( ... ), $missing ) ) + $this->all();
			}
		);
	}

	/** @return list<Stripe_Right> What the key may not do. */
	private function check_stripe( Mode $mode ): array {
		$this->services->stripe()->connect( $mode );
		// What came while no key was there, and the nightly run: whatever becomes of the next questions.
		$this->services->resume();
		return $this->services->stripe()->missing_rights( $mode );
	}

	/** @return list<Stripe_Right> None: an app may do what PayPal has approved it for. */
	private function check_paypal( Mode $mode ): array {
		$this->services->paypal()->accounts()->connect( $mode );
		$this->services->resume();
		$this->services->paypal()->webhook_setup()->look_for( $mode );
		return array();
	}

	public function set_up_webhook( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$setup = Gateway::Paypal === self::gateway( $request )
					? $this->services->paypal()->webhook_setup()
					: $this->services->webhook_setup();
				$setup->set_up( Mode::from( (string) $request['mode'] ) );
				return $this->all();
			}
		);
	}

	public function decide( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				if ( self::MOVED === $request['answer'] ) {
					$this->services->accounts()->move();
					$this->services->resume();
				} else {
					$this->services->accounts()->keep_as_copy();
				}
				return $this->all();
			}
		);
	}

	/** @return array<string, mixed> */
	private function all(): array {
		$accounts = array();
		foreach ( Gateway::cases() as $gateway ) {
			foreach ( Mode::cases() as $mode ) {
				$accounts[] = $this->account_item( $gateway, $mode );
			}
		}
		return array(
			'accounts'         => $accounts,
			'is_stopped'       => array() !== $this->services->site_copy()->stopped(),
			'takes_payments'   => $this->services->new_payments()->are_allowed(),
			'can_still_charge' => $this->services->new_payments()->count_running(),
		);
	}

	/** @return array<string, mixed> */
	private function account_item( Gateway $gateway, Mode $mode ): array {
		$state     = $this->services->accounts()->state( $gateway, $mode );
		$is_paypal = Gateway::Paypal === $gateway;
		return array(
			'gateway'          => $gateway->value,
			'mode'             => $mode->value,
			'status'           => $state->status->value,
			'account'          => $state->account->id ?? null,
			'home'             => $state->home,
			'is_copy'          => $state->is_copy,
			'is_elsewhere'     => $state->is_elsewhere,
			'accepted'         => $state->accepted,
			'refused'          => $state->refused,
			'has_webhook'      => '' !== ( $is_paypal
				? $this->services->accounts()->webhook( $gateway, $mode )
				: $this->services->keys()->webhook_secret( $mode ) ),
			'can_have_webhook' => ! $is_paypal || Paypal_Webhook_Setup::is_possible( $mode ),
			'webhook_url'      => $is_paypal ? Paypal_Webhook_Setup::url( $mode ) : Webhook_Setup::url( $mode ),
		);
	}

	private static function gateway( WP_REST_Request $request ): Gateway {
		return Gateway::from( (string) $request['gateway'] );
	}

	/** @return array{id: string, label: string} */
	private static function right( Stripe_Right $right ): array {
		return array(
			'id'    => $right->value,
			'label' => $right->label(),
		);
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
							'account'     => $unknown,
							'webhook_url' => 'string',
						)
					),
				),
				'is_stopped'       => 'boolean',
				'takes_payments'   => 'boolean',
				'can_still_charge' => 'integer',
				'missing_rights'   => array(
					'type'  => 'array',
					'items' => array( 'type' => 'object' ),
				),
			)
		);
	}
}
