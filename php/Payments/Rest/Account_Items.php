<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rest;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_State;
use Slipstream\Payments\Payments_Services;
use Slipstream\Payments\Webhooks\Paypal_Webhook_Setup;
use Slipstream\Payments\Reconciler\Poll_Job;
use Slipstream\Payments\Webhooks\Webhook_Setup;
use Slipstream\Services\Stripe\Setup\Stripe_Right;

/**
 * How the site stands with payment services, as routes tell it. No key is in it.
 */
final class Account_Items {

	public function __construct( private Payments_Services $services ) {}

	/**
	 * @return array<string, mixed>
	 * @throws Request_Error If the database fails.
	 */
	public function all(): array {
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
			'poll_minutes'     => Poll_Job::MINUTES,
			'needed_rights'    => Stripe_Right::labels(),
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
			'has_new_key'      => null !== $this->services->setup()->waiting_keys()->of( $gateway, $mode ),
			'can_have_webhook' => ! $is_paypal || Paypal_Webhook_Setup::is_possible( $mode ),
			'webhook_url'      => $is_paypal ? Paypal_Webhook_Setup::url( $mode ) : Webhook_Setup::url( $mode ),
		) + ( $is_paypal ? array() : $this->stripe_item( $mode, $state ) );
	}

	/** @return array<string, mixed> What is known of Stripe beside. */
	private function stripe_item( Mode $mode, Account_State $state ): array {
		$setup   = $this->services->setup();
		$notes   = $setup->notes()->of( $mode );
		$is_same = null !== $state->account && $notes['account'] === $state->account->id;
		$missing = $setup->stripe_keys()->missing_rights( $mode );
		return array(
			'name'           => $is_same ? $notes['name'] : '',
			'currency'       => $is_same ? $notes['currency'] : '',
			'is_restricted'  => str_starts_with(
				(string) $this->services->keys()->of( Gateway::Stripe, $mode )?->secret,
				'rk_'
			),
			'missing_rights' => null === $missing ? null : array_map( self::right( ... ), $missing ),
			'webhook'        => $setup->webhook()->state( $mode )->value,
			'is_polled'      => $notes['is_polled'],
			'may_be_reached' => Webhook_Setup::may_be_reached(),
		);
	}

	/** @return array{id: string, label: string} */
	private static function right( Stripe_Right $right ): array {
		return array(
			'id'    => $right->value,
			'label' => $right->label(),
		);
	}
}
