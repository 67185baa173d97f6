<?php

declare( strict_types=1 );

namespace Slipstream\Services\Mailchimp;

use Slipstream\Http\Request_Error;

/**
 * The webhooks of an audience. Mailchimp tells the secret that their messages are signed with once, when they are made.
 */
final class Mailchimp_Webhooks {

	/** What is told. Nothing of what comes from this site itself. */
	private const EVENTS  = array( 'subscribe', 'unsubscribe', 'profile', 'cleaned', 'upemail' );
	private const SOURCES = array(
		'user'  => true,
		'admin' => true,
		'api'   => false,
	);

	public function __construct( private Mailchimp_Transport $transport, private string $path ) {}

	/**
	 * Those that send to an address.
	 *
	 * @return list<string> Their IDs.
	 * @throws Mailchimp_Error If Mailchimp does not say.
	 * @throws Request_Error If the database fails.
	 */
	public function of_url( string $url ): array {
		$answer = $this->transport->send( 'GET', $this->path );
		$found  = array();
		foreach ( is_array( $answer['webhooks'] ?? null ) ? $answer['webhooks'] : array() as $webhook ) {
			if ( is_array( $webhook ) && ( $webhook['url'] ?? '' ) === $url && is_string( $webhook['id'] ?? null ) ) {
				$found[] = $webhook['id'];
			}
		}
		return $found;
	}

	/**
	 * Makes one. Mailchimp looks whether something answers at the address.
	 *
	 * @return array{id: string, secret: string}
	 * @throws Mailchimp_Error If it is not made, or nobody knows.
	 * @throws Request_Error If the database fails.
	 */
	public function add( string $url ): array {
		$answer = $this->transport->send(
			'POST',
			$this->path,
			array(),
			array(
				'url'     => $url,
				'events'  => array_fill_keys( self::EVENTS, true ) + array( 'campaign' => false ),
				'sources' => self::SOURCES,
			)
		);
		$id     = $answer['id'] ?? null;
		$secret = $answer['signing_secret'] ?? null;
		return is_string( $id ) && is_string( $secret ) && '' !== $secret
			? compact( 'id', 'secret' )
			: throw new Mailchimp_Error( Mailchimp_Failure::Unreachable );
	}

	/**
	 * Removes one. It is fine if it is gone.
	 *
	 * @throws Mailchimp_Error If it may still be there.
	 * @throws Request_Error If the database fails.
	 */
	public function remove( string $id ): void {
		if ( 1 !== preg_match( '/' . Audience::ID . '|^[0-9a-f-]{1,40}$/D', $id ) ) {
			return;
		}
		try {
			$this->transport->send( 'DELETE', "$this->path/$id" );
		} catch ( Mailchimp_Error $error ) {
			if ( Mailchimp_Failure::Not_Found !== $error->failure ) {
				throw $error;
			}
		}
	}
}
