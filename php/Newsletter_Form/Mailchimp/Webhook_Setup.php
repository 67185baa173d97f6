<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form\Mailchimp;

use Slipstream\Http\Home;
use Slipstream\Http\Request_Error;
use Slipstream\Newsletter_Form\Newsletter_Form_Settings;
use Slipstream\Services\Mailchimp\Mailchimp_Error;
use Slipstream\Services\Mailchimp\Mailchimp_Failure;
use Slipstream\Services\Mailchimp\Mailchimp_Webhooks;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;

/**
 * Has one webhook of the chosen audience send to this site.
 */
final class Webhook_Setup {

	public const ROUTE = 'slipstream/v1/mailchimp/webhook';

	/** Seconds that setting up takes at most, by one process at a time. */
	private const LIFE = 60;

	public function __construct(
		private Mailchimp_Account $account,
		private Webhook_Store $store,
		private Counters $counters
	) {}

	public static function url(): string {
		return rest_url( self::ROUTE );
	}

	/**
	 * Whether messages about an audience come to where the site is now.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function is_set_up( string $audience ): bool {
		$webhook = $this->store->get();
		return '' !== $webhook['secret'] && $audience === $webhook['audience'] && self::url() === $webhook['url'];
	}

	/**
	 * Sees that there is one. Asked again, it mends what was changed.
	 *
	 * @throws Request_Error If there is none, or nobody knows: then it can be asked again.
	 */
	public function set_up( string $audience ): void {
		$lock = 'mailchimp-webhook';
		match ( $this->counters->claim( $lock, self::LIFE ) ) {
			Claim_Result::Granted => null,
			Claim_Result::Denied  => throw new Request_Error(
				'mailchimp_webhook_busy',
				__( 'Messages from Mailchimp are being set up. Try again in a minute.', 'slipstream' ),
				409
			),
			Claim_Result::Unknown => throw Request_Error::database_failed( 'mailchimp_webhook_unknown', 5 ),
		};
		try {
			$this->replace( $audience );
		} catch ( Mailchimp_Error $error ) {
			throw Mailchimp_Failure::Invalid === $error->failure ? self::unreachable() : $error->for_authors();
		} finally {
			$this->counters->forget( $lock );
		}
	}

	/**
	 * Takes the webhook away that is known.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function remove(): void {
		$known = $this->store->get();
		if ( '' === $known['id'] ) {
			return;
		}
		try {
			// A copy of the site leaves the webhook of the site alone. Without a key, nobody can be asked.
			if ( Home::is_same( $known['url'], self::url() ) && null !== Newsletter_Form_Settings::key() ) {
				$this->webhooks( $known['audience'] )->remove( $known['id'] );
			}
		} catch ( Mailchimp_Error ) {
			// What it still sends has a signature that nobody knows here any more.
			return;
		} finally {
			$this->store->forget();
		}
	}

	private function replace( string $audience ): void {
		$known = $this->store->get();
		if ( '' !== $known['id'] && $audience !== $known['audience'] ) {
			$this->remove();
		}
		$url      = self::url();
		$webhooks = $this->webhooks( $audience );
		$there    = $webhooks->of_url( $url );
		if ( $this->is_set_up( $audience ) && array( $known['id'] ) === $there ) {
			return;
		}
		// Of one whose secret is not known here no message could be believed.
		array_map( $webhooks->remove( ... ), $there );
		$made = $webhooks->add( $url );
		$this->store->set( $made['id'], $audience, $url, $made['secret'] );
	}

	private function webhooks( string $audience ): Mailchimp_Webhooks {
		return $this->account->client()->webhooks( $audience );
	}

	private static function unreachable(): Request_Error {
		return new Request_Error(
			'mailchimp_webhook_refused',
			sprintf(
				/* translators: %s: a URL. */
				__( 'Mailchimp could not reach this site at %s. People can still sign up, but this site is not told of changes at Mailchimp.', 'slipstream' ),
				self::url()
			),
			409
		);
	}
}
