<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Server;

/**
 * What went wrong with an AI server, in sentences for administrators: whose failure it is, and what to do next.
 */
final class Server_Messages {

	public static function of( Server_Cause $cause, Asked_Server $server ): string {
		if ( Server_Cause::Wrong_Model === $cause && '' !== $server->model ) {
			return sprintf(
				/* translators: 1: host and port of a server, 2: a model's name. */
				__( '%1$s does not have the model “%2$s”. Choose another model.', 'slipstream' ),
				$server->host(),
				$server->model
			);
		}
		return sprintf( self::sentence( $cause ), $server->host() );
	}

	// phpcs:disable WordPress.WP.I18n.MissingTranslatorsComment -- It is above the list.
	/** The sentence for a cause, with a place for the server. */
	private static function sentence( Server_Cause $cause ): string {
		/* translators: %s: host and port of a server, such as 127.0.0.1:11434. */
		return match ( $cause ) {
			Server_Cause::Unknown_Name => __( 'No server named %s was found. Check the address for typos.', 'slipstream' ),
			Server_Cause::No_Answer => __( 'No answer from %s. Is the AI server running?', 'slipstream' ),
			Server_Cause::Blocked => __( 'This site is not allowed to contact %s. Ask the network administrator, or check WP_HTTP_BLOCK_EXTERNAL in wp-config.php.', 'slipstream' ),
			Server_Cause::Tls => __( 'Could not connect to %s securely. Check the server’s certificate, or whether its address should start with http://.', 'slipstream' ),
			Server_Cause::Timeout => __( '%s took too long to respond. If it is still loading the model, try again in a minute.', 'slipstream' ),
			Server_Cause::Cut => __( 'The connection to %s broke off. Try again.', 'slipstream' ),
			Server_Cause::Moved => __( '%s sends requests on to another address. Enter that address.', 'slipstream' ),
			Server_Cause::Not_Ai => __( '%s responds, but not like an AI server. Check the address: most end in /v1.', 'slipstream' ),
			Server_Cause::Key_Missing => __( '%s asks for an API key. Enter one.', 'slipstream' ),
			Server_Cause::Key_Refused => __( '%s refused the API key. Check it, or create a new one there.', 'slipstream' ),
			Server_Cause::No_Access => __( '%s does not let this API key use the model. Check the key’s permissions, or choose another model.', 'slipstream' ),
			Server_Cause::No_Model => __( '%s needs to know which model to use. Choose one.', 'slipstream' ),
			Server_Cause::Wrong_Model => __( '%s does not have this model. Choose another model.', 'slipstream' ),
			Server_Cause::Quota => __( '%s reports that your credit or quota is used up. Check your account there.', 'slipstream' ),
			Server_Cause::Busy => __( '%s is getting too many requests. Try again in a minute.', 'slipstream' ),
			Server_Cause::Rejected => __( '%s rejected the request. Check that the model can write text.', 'slipstream' ),
			Server_Cause::Server_Error => __( '%s reported an internal error. Try again, or check that server’s log.', 'slipstream' ),
			Server_Cause::Unreadable => __( '%s sent a response that could not be read. Check the address and the model.', 'slipstream' ),
		};
	}
}
