<?php

declare( strict_types=1 );

namespace Slipstream\Payers;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Health_Check;
use Slipstream\Payers\Cancel\Wishes;
use Slipstream\Payers\Mails\Mail_State;
use Slipstream\Payers\Mails\Outbox;

/**
 * Says what people who pay have asked for or should have got, and someone has to see to.
 */
final class Payers_Checks {

	public function __construct( private Outbox $outbox, private Wishes $wishes ) {}

	/** @return list<Health_Check> Nothing where all is well. */
	public function all(): array {
		try {
			return array( ...$this->mails(), ...$this->cancellations() );
		} catch ( Request_Error $error ) {
			return array( self::check( 'payers', Health_Check::WARNING, $error->getMessage() ) );
		}
	}

	/** @return list<Health_Check> */
	private function mails(): array {
		$failed = $this->outbox->count( Mail_State::Failed );
		$unsure = $this->outbox->count( Mail_State::Unsure );
		$checks = array();
		if ( $failed > 0 ) {
			$checks[] = self::check(
				'payers_mails_failed',
				Health_Check::CRITICAL,
				sprintf(
					/* translators: %s: a number. */
					_n(
						'%s email to a person who pays was refused by the mail server for hours and was not sent.',
						'%s emails to people who pay were refused by the mail server for hours and were not sent.',
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
						'It is not known whether %s email to a person who pays was sent, because the server stopped meanwhile. It is not sent again.',
						'It is not known whether %s emails to people who pay were sent, because the server stopped meanwhile. They are not sent again.',
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

	private static function check( string $id, string $status, string $text ): Health_Check {
		return new Health_Check( $id, __( 'People who pay', 'slipstream' ), $status, $text );
	}
}
