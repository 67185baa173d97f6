<?php

declare( strict_types=1 );

namespace Slipstream\Mail;

use Slipstream\Mail\Rest\Test_Mail_Controller;
use Slipstream\Modules\Health_Check;
use Slipstream\Modules\Interfaces\With_Health_Checks;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Stored_Data;
use Slipstream\Support\Environment;

/**
 * Knows whether the site's email is taken by the mail server, and whether a test arrived.
 */
final class Mail_Module implements With_Health_Checks, With_Routes, With_Stored_Data {

	public function __construct( private Environment $site ) {}

	public function slug(): string {
		return 'mail';
	}

	/** Adds its hooks. */
	public function add_hooks(): void {
		add_action(
			'wp_mail_failed',
			fn ( mixed $error ) => ( new Mail_State() )->failed( $error, $this->site->clock()->now() )
		);
		add_action( 'wp_mail_succeeded', static fn () => ( new Mail_State() )->succeeded() );
	}

	public function controllers(): array {
		$state = new Mail_State();
		return array(
			new Test_Mail_Controller(
				$state,
				new Test_Mail( $state, $this->site->counters(), $this->site->clock() )
			),
		);
	}

	public function health_checks(): array {
		$state = new Mail_State();
		return array( self::check( $state->failure(), $state->test() ) );
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data( options: array( Mail_State::OPTION ) );
	}

	/**
	 * @param array{at: int, problem: string}|null                             $failure
	 * @param array{at: int, to: string, problem: string, answer: string}|null $test
	 */
	private static function check( ?array $failure, ?array $test ): Health_Check {
		$label = __( 'Email', 'slipstream' );
		if ( null !== $failure ) {
			return new Health_Check(
				'mail',
				$label,
				Health_Check::WARNING,
				sprintf(
					/* translators: 1: a date, 2: what the mail server said. */
					__( 'WordPress could not send an email on %1$s: %2$s', 'slipstream' ),
					self::date( $failure['at'] ),
					$failure['problem']
				)
			);
		}
		if ( null !== $test && 'no' === $test['answer'] ) {
			/* translators: %s: a date. */
			return new Health_Check( 'mail', $label, Health_Check::WARNING, sprintf( __( 'The test email sent on %s did not arrive. Ask your host how this site should send email.', 'slipstream' ), self::date( $test['at'] ) ) );
		}
		if ( null !== $test && 'yes' === $test['answer'] ) {
			return new Health_Check(
				'mail',
				$label,
				Health_Check::GOOD,
				/* translators: %s: a date. */
				sprintf( __( 'The test email sent on %s arrived.', 'slipstream' ), self::date( $test['at'] ) )
			);
		}
		return new Health_Check(
			'mail',
			$label,
			Health_Check::UNTESTED,
			__( 'No email has failed to send. To find out whether email arrives, send a test email under Site, Email.', 'slipstream' )
		);
	}

	private static function date( int $at ): string {
		return (string) wp_date( (string) get_option( 'date_format' ), $at );
	}
}
