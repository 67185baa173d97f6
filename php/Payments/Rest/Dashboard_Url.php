<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rest;

use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Mode;

/**
 * Where the owner finds things at the payment service; null for what is not there.
 */
final class Dashboard_Url {

	public static function payment( Gateway_Account $account, string $id ): ?string {
		return match ( true ) {
			'' === $id => null,
			Gateway::Stripe === $account->gateway => self::stripe( $account, "payments/$id" ),
			Mode::Live === $account->mode => "https://www.paypal.com/activity/payment/$id",
			default => "https://www.sandbox.paypal.com/activity/payment/$id",
		};
	}

	public static function subscription( Gateway_Account $account, string $id ): ?string {
		return '' !== $id && Gateway::Stripe === $account->gateway
			? self::stripe( $account, "subscriptions/$id" )
			: null;
	}

	public static function dispute( Gateway_Account $account, string $id ): ?string {
		return Gateway::Stripe === $account->gateway ? self::stripe( $account, "disputes/$id" ) : null;
	}

	private static function stripe( Gateway_Account $account, string $path ): string {
		return 'https://dashboard.stripe.com/' . ( Mode::Test === $account->mode ? 'test/' : '' ) . $path;
	}
}
