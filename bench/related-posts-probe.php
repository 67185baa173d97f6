<?php
/**
 * Fills a site with 10,000 posts and measures related posts there: "php related-posts-probe.php SITE_FOLDER" prints JSON.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Bench;

use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Related_Posts\Related_Posts_Module;

$_SERVER['HTTP_HOST']      = '127.0.0.1';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI']    = '/';
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/taxonomy.php';

const POSTS = 10000;
const TERMS = 200;
const ASKED = 50;

/**
 * Words as a language has them: some often, most seldom.
 */
function words( int $count ): string {
	static $list = null;
	if ( null === $list ) {
		$syllables = explode( ' ', 'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo zu bran clem drif fost grun' );
		for ( $at = 0; $at < 8000; $at++ ) {
			$list[] = $syllables[ $at % 25 ] . $syllables[ intdiv( $at, 25 ) % 25 ] . $syllables[ ( $at * 7 ) % 25 ] . ( $at > 4000 ? $syllables[ $at % 11 ] : '' );
		}
	}
	$text = array();
	for ( $at = 0; $at < $count; $at++ ) {
		$text[] = $list[ (int) ( 8000 ** ( mt_rand() / mt_getrandmax() ) ) - 1 ];
	}
	return implode( ' ', $text );
}

/**
 * Inserts rows, many at once.
 *
 * @param string            $table   The table.
 * @param string            $columns Its columns.
 * @param string            $places  A row's places.
 * @param list<list<mixed>> $rows    The rows.
 */
function insert( string $table, string $columns, string $places, array $rows ): void {
	global $wpdb;
	foreach ( array_chunk( $rows, 250 ) as $some ) {
		$values = array_merge( ...$some );
		$wpdb->query( $wpdb->prepare( "INSERT INTO $table ($columns) VALUES " . implode( ',', array_fill( 0, count( $some ), $places ) ), $values ) );
	}
}

/**
 * Makes the posts.
 */
function fill(): void {
	global $wpdb;
	mt_srand( 7 );
	$terms = array();
	for ( $at = 0; $at < TERMS; $at++ ) {
		$term    = wp_insert_term( "Term $at", $at < 20 ? 'category' : 'post_tag' );
		$terms[] = $term['term_taxonomy_id'];
	}
	$first = 1 + (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" );
	$posts = array();
	$links = array();
	for ( $at = 0; $at < POSTS; $at++ ) {
		$id      = $first + $at;
		$date    = gmdate( 'Y-m-d H:i:s', 1500000000 + 3600 * $at );
		$posts[] = array( $id, ucfirst( words( 6 ) ), "<!-- wp:paragraph -->\n<p>" . words( 250 ) . "</p>\n<!-- /wp:paragraph -->", "post-$id", $date, $date, $date, $date, '', '', '', '' );
		$chosen  = array( $terms[ mt_rand( 0, 19 ) ] );
		for ( $tag = 0; $tag < 3; $tag++ ) {
			$chosen[] = $terms[ 19 + (int) ceil( 180 ** ( mt_rand( 1, 1000 ) / 1000 ) ) ];
		}
		foreach ( array_unique( $chosen ) as $term ) {
			$links[] = array( $id, $term );
		}
	}
	$columns = 'ID, post_title, post_content, post_name, post_date, post_date_gmt, post_modified, post_modified_gmt, post_excerpt, to_ping, pinged, post_content_filtered';
	insert( $wpdb->posts, "$columns, post_author, post_status, post_type", '(%d' . str_repeat( ', %s', 11 ) . ", 1, 'publish', 'post')", $posts );
	insert( $wpdb->term_relationships, 'object_id, term_taxonomy_id', '(%d, %d)', $links );
	foreach ( $terms as $term ) {
		$wpdb->query( $wpdb->prepare( "UPDATE $wpdb->term_taxonomy SET count = ( SELECT COUNT(*) FROM $wpdb->term_relationships WHERE term_taxonomy_id = %d ) WHERE term_taxonomy_id = %d", $term, $term ) );
	}
	wp_cache_flush();
}

/**
 * Milliseconds of an answer, and how many queries it took, in the state that a page of the post has reached when it is drawn.
 *
 * @return array{float, int, int}
 */
function ask( int $id ): array {
	wp_cache_flush();
	wp_load_alloptions();
	_prime_post_caches( array( $id ) );
	$post    = get_post( $id );
	$queries = get_num_queries();
	$began   = hrtime( true );
	$found   = count( Plugin::module( Related_Posts_Module::class )->services()->related()->for_post( $post ) );
	return array( ( hrtime( true ) - $began ) / 1e6, get_num_queries() - $queries, $found );
}

/**
 * The value in the middle, and the greatest.
 *
 * @param list<float|int> $values The values.
 * @return array{median: float|int, most: float|int}
 */
function middle( array $values ): array {
	sort( $values );
	return array(
		'median' => $values[ intdiv( count( $values ), 2 ) ],
		'most'   => end( $values ),
	);
}

fill();
( new Installer( Plugin::modules() ) )->install();
Plugin::modules()->set( Plugin::module( Related_Posts_Module::class ), true );
$services = Plugin::module( Related_Posts_Module::class )->services();
$by_terms = ask( (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" ) - 5000 );
$began    = hrtime( true );
$services->builder()->run( 600 );
$seconds = ( hrtime( true ) - $began ) / 1e9;

$ids = array_map( 'intval', $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type = 'post' AND post_status = 'publish' ORDER BY ID" ) );
mt_srand( 11 );
shuffle( $ids );
$ids = array_slice( $ids, 0, ASKED + 1 );
// The first loads the code, which a server has loaded long before.
ask( (int) array_pop( $ids ) );
$first  = array_map( __NAMESPACE__ . '\ask', $ids );
$cached = array_map( __NAMESPACE__ . '\ask', $ids );
echo wp_json_encode(
	array(
		'index'         => $seconds,
		'state'         => $services->index()->state(),
		'unindexed'     => $by_terms[0],
		'first'         => middle( array_column( $first, 0 ) ),
		'firstQueries'  => middle( array_column( $first, 1 ) ),
		'found'         => middle( array_column( $first, 2 ) ),
		'cached'        => middle( array_column( $cached, 0 ) ),
		'cachedQueries' => middle( array_column( $cached, 1 ) ),
	)
);
