<?php
/**
 * A process that works on the ledger: ledger-attempt.php {open|buy|look|event} {file with Books} {stop} [{go}]. "open" makes
 * an order, "buy" also its page, and puts the books back; "look" looks at all orders and subscriptions of the books; "event"
 * records an event. With {go}, it says when it is ready and waits for a line. Before the statement of the number {stop}
 * that changes something, and before each request to the gateway where it is "gateway", it says what it would do, and
 * waits to be killed. At its end it prints what came of it.
 */

declare( strict_types=1 );

use Slipstream\Money\Money;
use Slipstream\Money\Billing_Interval;
use Slipstream\Payments\Ledger\New_Order;
use Slipstream\Payments\Ledger\Order_Terms;
use Slipstream\Payments\Ledger\Payer;
use Slipstream\Payments\Payments_Module;
use Slipstream\Plugin;
use Slipstream\Tests\Payments\Books_Adapter;

require dirname( __DIR__ ) . '/config.php';
require ABSPATH . 'wp-settings.php';
require dirname( __DIR__, 3 ) . '/plugin.php';
require __DIR__ . '/Books.php';
require __DIR__ . '/Books_Adapter.php';

list( , $work, $file, $stop ) = $argv;
$services                     = Plugin::module( Payments_Module::class )->services();
$gateway                      = new Books_Adapter( unserialize( (string) file_get_contents( $file ) ) );
if ( isset( $argv[4] ) ) {
	echo "ready\n";
	fgets( STDIN );
}
$left = (int) $stop;
add_filter(
	'query',
	static function ( string $query ) use ( &$left ): string {
		if (
			preg_match( '/^(INSERT|UPDATE|DELETE|REPLACE)\b.*?\bwptests_slipstream_payment_(\w+)/s', $query, $found )
			&& 0 === --$left
		) {
			echo "$found[1] $found[2]\n";
			fgets( STDIN );
		}
		return $query;
	}
);
$say                = static function ( string $what ): void {
	echo "$what\n";
	fgets( STDIN );
};
$gateway->meanwhile = 'answered' === $stop ? static fn () => $say( 'answered' ) : null;
$gateway->before    = 'gateway' === $stop ? static fn () => $say( 'gateway' ) : null;
$gateway->after     = static function () use ( $gateway, $file, $stop, $say ): void {
	file_put_contents( $file, serialize( $gateway->books ), LOCK_EX );
	'made' === $stop && $say( 'made' );
};
$sync               = $services->sync( $gateway );
if ( 'buy' === $work || 'open' === $work ) {
	$new = new New_Order(
		$gateway->account(),
		new Order_Terms( new Money( 500, 'EUR' ), Billing_Interval::Month ),
		new Payer( 'ann@example.org' ),
		'form'
	);
	echo 'order ' . ( 'buy' === $work ? $sync->begin( $new )->url : $services->orders()->open( $new )->uuid );
} elseif ( 'event' === $work ) {
	echo $services->events()->record( $gateway->account(), 'evt_1', 'charge.refunded', 'ch_1' )->name;
} else {
	foreach ( array_keys( $gateway->books->checkouts ) as $uuid ) {
		$order = $services->orders()->find_by_uuid( $uuid );
		null === $order || $sync->order( $order );
	}
	foreach ( array_keys( $gateway->books->subscriptions ) as $id ) {
		$sync->subscription( $id );
	}
	echo 'done';
}
