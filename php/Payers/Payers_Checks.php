<?php

declare( strict_types=1 );

namespace Slipstream\Payers;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Health_Check;
use Slipstream\Payers\Cancel\Wishes;
use Slipstream\Payers\Declarations\Declaration_Limits;
use Slipstream\Payers\Declarations\Declarations;
use Slipstream\Mail\Outbox\Mail_Progress;
use Slipstream\Mail\Outbox\Outbox;

/**
 * Says what people who pay have asked for or should have got, and someone has to see to.
 */
final class Payers_Checks {

	public function __construct(
		private Outbox $outbox,
		private Wishes $wishes,
		private Declarations $declarations,
		private Declaration_Limits $limits
	) {}

	/** @return list<Health_Check> Nothing where all is well. */
	public function all(): array {
		try {
			return array( ...$this->mails(), ...$this->cancellations(), ...$this->declarations(), ...$this->flood() );
		} catch ( Request_Error $error ) {
			return array( self::check( 'payers', Health_Check::WARNING, $error->getMessage() ) );
		}
	}

	/** @return list<Health_Check> */
	private function mails(): array {
		$failed = $this->outbox->count( Mail_Progress::Failed );
		$unsure = $this->outbox->count( Mail_Progress::Unsure );
		$checks = array();
		if ( $failed > 0 ) {
			$checks[] = self::check(
				'payers_mails_failed',
				Health_Check::CRITICAL,
				sprintf(
					/* translators: %s: a number. */
					_n(
						'%s email to a person who pays could not be sent, although this site tried for hours. Send a test email to find out why.',
						'%s emails to people who pay could not be sent, although this site tried for hours. Send a test email to find out why.',
						$failed,
						'slipstream'
					),
					number_format_i18n( $failed )
				)
			);
		}
		if ( $unsure > 0 ) {
			$checks[] = self::check(
				'payers_mails_unsure',
				Health_Check::WARNING,
				sprintf(
					/* translators: %s: a number. */
					_n(
						'It is not known whether %s email to a person who pays was sent, because the server or a plugin stopped meanwhile. It is not sent again.',
						'It is not known whether %s emails to people who pay were sent, because the server or a plugin stopped meanwhile. They are not sent again.',
						$unsure,
						'slipstream'
					),
					number_format_i18n( $unsure )
				)
			);
		}
		return $checks;
	}

	/** @return list<Health_Check> */
	private function cancellations(): array {
		// Of those that stand still, Payments tells.
		$late = $this->wishes->count_late();
		return 0 === $late ? array() : array(
			self::check(
				'payers_cancellations',
				Health_Check::CRITICAL,
				sprintf(
					/* translators: %s: a number. */
					_n(
						'%s subscription was canceled by the person who pays it, but the payment service has not confirmed that. Cancel it there.',
						'%s subscriptions were canceled by the people who pay them, but the payment service has not confirmed that. Cancel them there.',
						$late,
						'slipstream'
					),
					number_format_i18n( $late )
				)
			),
		);
	}

	/** @return list<Health_Check> */
	private function declarations(): array {
		$late = $this->declarations->count_late();
		return 0 === $late ? array() : array(
			self::check(
				'payers_declarations',
				Health_Check::WARNING,
				sprintf(
					/* translators: %s: a number. */
					_n(
						'%s cancellation or withdrawal has waited for you for more than a day.',
						'%s cancellations or withdrawals have waited for you for more than a day.',
						$late,
						'slipstream'
					),
					number_format_i18n( $late )
				)
			),
		);
	}

	/** @return list<Health_Check> */
	private function flood(): array {
		return ! $this->limits->had_flood() ? array() : array(
			self::check(
				'payers_flood',
				Health_Check::CRITICAL,
				__( 'An unusual number of cancellations and withdrawals was sent in the last day, so others may have been unable to send theirs for a while. If it continues, ask your host to block who sends them.', 'slipstream' )
			),
		);
	}

	private static function check( string $id, string $status, string $text ): Health_Check {
		return new Health_Check( $id, __( 'People who pay', 'slipstream' ), $status, $text );
	}
}
