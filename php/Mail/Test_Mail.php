<?php

declare( strict_types=1 );

namespace Slipstream\Mail;

use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;
use Throwable;
use WP_User;

/**
 * Sends an email to whoever asks, to find out whether the site's email arrives.
 *
 * @phpstan-import-type Test from Mail_State
 */
final class Test_Mail {

	/** How many can be sent in an hour, by all administrators together. */
	public const LIMIT = 5;

	private const HOUR = 3600;
	private const NAME = 'test-mail';

	public function __construct( private Mail_State $state, private Counters $counters, private Clock $clock ) {}

	/**
	 * Sends one.
	 *
	 * @return Test What became of it.
	 * @throws Request_Error If there is no address to send it to, there were too many, or the result cannot be stored.
	 */
	public function send( WP_User $user ): array {
		$to = is_email( $user->user_email );
		if ( false === $to ) {
			throw new Request_Error(
				'test_mail_no_address',
				__( 'Your profile has no email address that could receive a test.', 'slipstream' ),
				409
			);
		}
		$this->take();
		return $this->state->add_test( $this->clock->now(), $user->ID, $this->deliver( $to ) );
	}

	/** @throws Request_Error If there were too many in this hour. */
	private function take(): void {
		$taken = $this->counters->take( self::NAME, self::LIMIT, self::HOUR );
		if ( Claim_Result::Denied === $taken ) {
			throw new Request_Error(
				'test_mail_limit',
				/* translators: %s: a number. */
				sprintf( __( 'You can send %s test emails per hour. Please try again later.', 'slipstream' ), number_format_i18n( self::LIMIT ) ),
				429,
				max( 1, (int) $this->counters->left( self::NAME ) )
			);
		}
		if ( Claim_Result::Unknown === $taken ) {
			throw new Request_Error(
				'test_mail_unavailable',
				__( 'The database did not respond, so no test email was sent. Please try again.', 'slipstream' ),
				503,
				5
			);
		}
	}

	/** @return string '' if the mail server took it, else why it did not. */
	private function deliver( string $to ): string {
		$reason = Mail_State::no_reason();
		$note   = static function ( mixed $error ) use ( &$reason ): void {
			$reason = Mail_State::reason( $error );
		};
		$site   = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		add_action( 'wp_mail_failed', $note );
		try {
			$is_taken = wp_mail(
				$to,
				/* translators: %s: the site's name. */
				sprintf( __( '[%s] Test email', 'slipstream' ), $site ),
				/* translators: %s: an address. */
				sprintf( __( "You asked for this email on %s.\n\nIt arrived, so form responses and other messages from this site can reach you too. Go back to the page and answer “Yes, it arrived”.", 'slipstream' ), home_url() )
			);
			if ( ! $is_taken ) {
				return $reason;
			}
			// Plugins that send in WordPress's place do not always say that they have.
			$this->state->succeeded();
			return '';
		} catch ( Throwable $error ) {
			// Whatever a mail plugin throws, it is a failure to send.
			wp_trigger_error( __METHOD__, $error->getMessage() );
			return Mail_State::reason( $error );
		} finally {
			remove_action( 'wp_mail_failed', $note );
		}
	}
}
