<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Notices;

use Slipstream\Notices\First_Steps;
use Slipstream\Tests\Test_Case;

/**
 * What was said to a first step is remembered for the site.
 */
final class First_Steps_Test extends Test_Case {

	private const ROUTE = '/slipstream/v1/first-steps';

	protected function setUp(): void {
		parent::setUp();
		delete_option( First_Steps::OPTION );
		$this->sign_in( 'administrator' );
	}

	/** @return array{int, array<string, string>} */
	private function say( string $step, string $state ): array {
		$answer = $this->rest(
			'POST',
			self::ROUTE,
			array(
				'step'  => $step,
				'state' => $state,
			)
		);
		return array( $answer->get_status(), (array) ( $answer->get_data()['steps'] ?? array() ) );
	}

	public function test_steps_are_skipped_chosen_and_opened_again(): void {
		self::assertSame( array( 200, array( 'mail' => 'skipped' ) ), $this->say( 'mail', 'skipped' ) );
		self::assertSame(
			array(
				200,
				array(
					'mail'   => 'skipped',
					'embeds' => 'chosen',
				),
			),
			$this->say( 'embeds', 'chosen' )
		);
		self::assertSame( array( 200, array( 'embeds' => 'chosen' ) ), $this->say( 'mail', 'open' ) );
		self::assertSame(
			array( 'embeds' => 'chosen' ),
			(array) $this->rest( 'GET', self::ROUTE )->get_data()['steps']
		);
	}

	public function test_only_so_many_are_remembered(): void {
		for ( $step = 0; $step < 50; $step++ ) {
			self::assertSame( 200, $this->say( "step-$step", 'skipped' )[0] );
		}
		self::assertSame( 400, $this->say( 'one-more', 'skipped' )[0] );
		self::assertSame( 200, $this->say( 'step-1', 'chosen' )[0] );
	}

	public function test_what_is_no_step_and_who_may_not_are_refused(): void {
		self::assertSame( 400, $this->say( 'No!', 'skipped' )[0] );
		self::assertSame( 400, $this->say( 'mail', 'done' )[0] );
		$this->sign_in( 'editor' );
		self::assertSame( 403, $this->say( 'mail', 'skipped' )[0] );
		self::assertSame( 403, $this->rest( 'GET', self::ROUTE )->get_status() );
	}
}
