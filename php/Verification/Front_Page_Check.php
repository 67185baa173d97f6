<?php

declare( strict_types=1 );

namespace Slipstream\Verification;

use Slipstream\Http\Guarded_Client;
use WP_HTML_Tag_Processor;

/**
 * Fetches the site's own front page as a visitor does, and says which tags stand in it. What a service thinks of them
 * only the service knows.
 */
final class Front_Page_Check {

	public const FOUND     = 'found';
	public const DIFFERENT = 'different';
	public const MISSING   = 'missing';

	/** Seconds that the page may take. */
	private const PATIENCE = 10;

	public function __construct( private Guarded_Client $client ) {}

	/**
	 * @return array{address: string, http_status: int, services: array<string, string>} The status is 0 if the page
	 *     cannot be fetched;
	 * the services are those that have a code.
	 */
	public function look(): array {
		$address = home_url( '/' );
		$answer  = $this->client->send( 'GET', $address, array( 'Accept' => 'text/html' ), '', self::PATIENCE );
		$status  = $answer['status'] ?? 0;
		return array(
			'address'     => $address,
			'http_status' => $status,
			'services'    => null !== $answer && 200 === $status
				? self::compare( self::tags( $answer['body'] ) )
				: array(),
		);
	}

	/**
	 * How the tags of a page stand to the codes that are stored.
	 *
	 * @param array<string, list<string>> $tags Contents by the name of the tag.
	 * @return array<string, string>
	 */
	private static function compare( array $tags ): array {
		$states = array();
		foreach ( Verification_Settings::codes() as $service => $code ) {
			$contents           = $tags[ Verification_Service::from( $service )->tag_name() ] ?? array();
			$states[ $service ] = match ( true ) {
				in_array( $code, $contents, true ) => self::FOUND,
				array() === $contents => self::MISSING,
				default => self::DIFFERENT,
			};
		}
		return $states;
	}

	/**
	 * The meta tags in the head of a page: what stands in its body nobody looks at.
	 *
	 * @return array<string, list<string>> Contents by name.
	 */
	private static function tags( string $html ): array {
		$found = array();
		$tags  = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() && 'BODY' !== $tags->get_tag() ) {
			$name    = 'META' === $tags->get_tag() ? $tags->get_attribute( 'name' ) : null;
			$content = $tags->get_attribute( 'content' );
			if ( is_string( $name ) && is_string( $content ) ) {
				$found[ strtolower( $name ) ][] = trim( $content );
			}
		}
		return $found;
	}
}
