<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers;

use Slipstream\Http\Request_Error;
use Slipstream\Mail\Outbox\Mail_Progress;
use Slipstream\Mail\Outbox\Outbox;
use Slipstream\Modules\Health_Check;
use Slipstream\Subscribers\People\Address_Key;
use Slipstream\Subscribers\People\Subscribers;
use Slipstream\Subscribers\Sign_Up\Guard;

/**
 * Says what keeps people from subscribing.
 */
final class Subscribers_Checks {

	public function __construct(
		private Outbox $outbox,
		private Guard $guard,
		private Subscribers $subscribers
	) {}

	/** @return list<Health_Check> Nothing where all is well. */
	public function all(): array {
		try {
			return array( ...$this->flood(), ...$this->mails(), ...$this->key() );
		} catch ( Request_Error $error ) {
			return array( self::check( 'subscribers', Health_Check::WARNING, $error->getMessage() ) );
		}
	}

	/** @return list<Health_Check> */
	private function flood(): array {
		return ! $this->guard->had_flood() ? array() : array(
			self::check(
				'subscribers_flood',
				Health_Check::CRITICAL,
				__( 'An unusual number of people tried to subscribe in the last day, so others may have been unable to for a while. Bots may be entering strangers’ addresses. If it continues, ask your host to block them.', 'slipstream' )
			),
		);
	}

	/** @return list<Health_Check> */
	private function mails(): array {
		$failed = $this->outbox->count( Mail_Progress::Failed );
		return 0 === $failed ? array() : array(
			self::check(
				'subscribers_mails_failed',
				Health_Check::CRITICAL,
				sprintf(
					/* translators: %s: a number. */
					_n(
						'%s email that asks someone to confirm their subscription could not be sent, although this site tried for hours. Send a test email to find out why.',
						'%s emails that ask people to confirm their subscription could not be sent, although this site tried for hours. Send a test email to find out why.',
						$failed,
						'slipstream'
					),
					number_format_i18n( $failed )
				)
			),
		);
	}

	/** @return list<Health_Check> */
	private function key(): array {
		return $this->subscribers->has_its_key() ? array() : array(
			self::check(
				'subscribers_key',
				Health_Check::CRITICAL,
				sprintf(
					/* translators: %s: the name of an option. */
					__( 'The key that subscribers are found by was lost, so people who have unsubscribed could be subscribed again. Before you import anyone, restore the option %s from a backup of the database.', 'slipstream' ),
					Address_Key::OPTION
				)
			),
		);
	}

	private static function check( string $id, string $status, string $text ): Health_Check {
		return new Health_Check( $id, __( 'Newsletter', 'slipstream' ), $status, $text );
	}
}
