<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Paypal;

use Slipstream\Payments\Ledger\Dispute_State;
use Slipstream\Payments\Ledger\Order_State;

require_once __DIR__ . '/Paypal_Site_Case.php';

/** Only events tell of disputes: what they say last is kept, in whatever order they come. */
final class Paypal_Disputes_Test extends Paypal_Site_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->connect();
	}

	/** @return array<string, array{list<int>}> In which order the events come: opened, updated, money gone, resolved. */
	public static function orders_of_events(): array {
		return array(
			'as they happened' => array( array( 0, 1, 2, 3 ) ),
			'backwards'        => array( array( 3, 2, 1, 0 ) ),
			'one is lost'      => array( array( 3, 0 ) ),
			'twice'            => array( array( 0, 3, 0, 3, 1 ) ),
		);
	}

	/**
	 * @dataProvider orders_of_events
	 * @param list<int> $sequence
	 */
	public function test_a_dispute_is_as_it_was_last_told_of( array $sequence ): void {
		$order   = $this->paid();
		$known   = count( self::deliveries( $this->webhook() ) );
		$dispute = array(
			'capture' => $order->ids->payment,
			'dispute' => 'PP-D-1',
		);
		self::command( 'dispute', $dispute );
		self::command( 'dispute', $dispute );
		self::command( 'dispute', $dispute + array( 'outcome' => 'RESOLVED_BUYER_FAVOUR' ) );
		$new = array_slice( self::deliveries( $this->webhook() ), $known );
		self::assertCount( 4, $new );
		self::deliver( $new[0] );
		$this->run_jobs();
		self::assertSame( Dispute_State::Open, $this->now( $order )->dispute );
		foreach ( $sequence as $at ) {
			self::assertSame( 200, self::deliver( $new[ $at ] )->get_status() );
			$this->hurry();
			$this->run_jobs();
		}
		$now = $this->now( $order );
		self::assertSame( Dispute_State::Lost, $now->dispute );
		// The flag stays when someone looks at the order for another reason.
		$now = $this->sync()->order( $now );
		self::assertSame( array( Dispute_State::Lost, Order_State::Refunded ), array( $now->dispute, $now->state ) );
		$this->assertBooks();
	}

	/** @return array<string, array{string, Dispute_State}> */
	public static function outcomes(): array {
		return array(
			'the seller is right'  => array( 'RESOLVED_SELLER_FAVOUR', Dispute_State::Won ),
			'the buyer is right'   => array( 'RESOLVED_BUYER_FAVOUR', Dispute_State::Lost ),
			'PayPal pays'          => array( 'RESOLVED_WITH_PAYOUT', Dispute_State::Won ),
			'the buyer takes back' => array( 'CANCELED_BY_BUYER', Dispute_State::None ),
			'a new outcome'        => array( 'SOMETHING_NEW', Dispute_State::Open ),
		);
	}

	/** @dataProvider outcomes */
	public function test_a_dispute_ends( string $outcome, Dispute_State $state ): void {
		$order = $this->paid();
		self::command(
			'dispute',
			array(
				'capture' => $order->ids->payment,
				'dispute' => 'PP-D-1',
				'outcome' => $outcome,
			)
		);
		$this->deliver_new();
		$this->run_jobs();
		self::assertSame( $state, $this->now( $order )->dispute );
	}
}
