<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Module_Info;
use Slipstream\Modules\Purpose;

/**
 * The switch of payments: off means that no new ones are taken. What they consist of is in Payments_Module, which is
 * there while it is off: subscriptions go on charging, and someone must be able to cancel them.
 */
final class Payments_Switch_Module implements Switchable {

	public const SLUG = 'payments';

	public function slug(): string {
		return self::SLUG;
	}

	/** Nothing can be paid before the owner has entered a key. */
	public function is_on_by_default(): bool {
		return true;
	}

	public function info(): Module_Info {
		return new Module_Info(
			__( 'Payments', 'slipstream' ),
			__(
				'Takes payments with your own Stripe account. If you turn this off, no new payments are taken, but running subscriptions are still charged until you cancel them in Stripe.',
				'slipstream'
			),
			tags: array( __( 'Payments', 'slipstream' ) ),
			sort: 12,
			search_terms: 'donations, memberships, subscriptions, stripe, paypal, money',
			purpose: Purpose::Earn
		);
	}

	public function add_hooks(): void {}
}
